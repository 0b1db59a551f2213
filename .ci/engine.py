#!/usr/bin/env python3
"""Checks how the engine starts and lasts: under 100 ms to the first answer, a million requests without growing.

usage: engine.py BINARY
"""
import pathlib, subprocess, sys, threading, time

START_MS, REQUESTS, GROWTH_KB = 100, 1_000_000, 2048


def engine(binary):
    return subprocess.Popen([binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def start(binary):
    began = time.perf_counter()
    with engine(binary) as process:
        process.stdin.write(b'{"cmd":"version"}\n')
        process.stdin.flush()
        process.stdout.readline()
        took = 1000 * (time.perf_counter() - began)
        process.stdin.close()
    return took


def resident(process):
    for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise SystemExit("no VmRSS in /proc")


def last(binary):
    """Answers a second, and kilobytes at a tenth of the requests and at the end."""
    cases = pathlib.Path("tests/data/protocol")
    requests = [line.encode() for name in ("legal", "trick", "score", "play")
                for line in (cases / f"{name}.jsonl").read_text().splitlines()]
    # A case is {"request": …, "answer": …}; the request is sent as it stands there.
    requests = [line[len(b'{"request":'):line.rindex(b',"answer":')] + b"\n" for line in requests]
    with engine(binary) as process:
        def feed():
            for number in range(REQUESTS):
                process.stdin.write(requests[number % len(requests)])
            process.stdin.flush()
        feeder = threading.Thread(target=feed)
        began = time.perf_counter()
        feeder.start()
        for number in range(1, REQUESTS + 1):
            answer = process.stdout.readline()
            if not answer.startswith(b"{") or answer.startswith(b'{"error"'):
                raise SystemExit(f"request {number} was answered {answer!r}")
            if number == REQUESTS // 10:
                early = resident(process)
        took = time.perf_counter() - began
        late = resident(process)
        feeder.join()
        process.stdin.close()
    return REQUESTS / took, early, late


def main():
    binary = sys.argv[1]
    fastest = min(start(binary) for _ in range(5))
    rate, early, late = last(binary)
    print(f"first answer after {fastest:.0f} ms; {rate:.0f} answers a second; {early} kB at first, {late} kB at last")
    if fastest > START_MS or late - early > GROWTH_KB:
        raise SystemExit(f"allowed: {START_MS} ms and {GROWTH_KB} kB more")


main()
