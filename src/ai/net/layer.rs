//! A small network for sparse inputs that are on or off: two hidden layers of rectified sums, and linear outputs.
//!
//! The first layer only sums the rows of the inputs that are on. Every sum runs in the same order on every machine (one row after
//! the other, each place for itself), so the outputs are the same everywhere, however wide the processor's registers are.

/// The weights: `H` and `M` units in the hidden layers, `O` outputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Net<const H: usize, const M: usize, const O: usize> {
    /// A row for each input.
    pub first: Vec<[f32; H]>,
    /// What the first hidden layer starts from.
    pub first_bias: [f32; H],
    /// A row for each unit of the first hidden layer.
    pub second: Vec<[f32; M]>,
    /// What the second hidden layer starts from.
    pub second_bias: [f32; M],
    /// A row for each unit of the second hidden layer.
    pub last: Vec<[f32; O]>,
    /// What the outputs start from.
    pub last_bias: [f32; O],
}

/// What the layers came to for one input.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layers<const H: usize, const M: usize, const O: usize> {
    /// The first hidden layer.
    pub first: [f32; H],
    /// The second hidden layer.
    pub second: [f32; M],
    /// The outputs.
    pub out: [f32; O],
}

/// Adds `times` a row to a sum.
#[inline]
fn add<const N: usize>(sum: &mut [f32; N], times: f32, row: &[f32; N]) {
    for place in 0..N {
        sum[place] += times * row[place];
    }
}

#[inline]
fn rectify<const N: usize>(sum: &mut [f32; N]) {
    for place in sum {
        *place = place.max(0.0);
    }
}

/// Adds each unit's row as often as the unit says.
///
/// About half of the units are zero. Which, cannot be foreseen, so the others are listed without a branch first; four sums
/// side by side keep the processor from waiting for each addition.
#[inline]
fn multiply<const N: usize, const O: usize>(units: &[f32; N], rows: &[[f32; O]], sum: &mut [f32; O]) {
    let (mut active, mut count) = ([0_u16; N], 0);
    for (unit, value) in units.iter().enumerate() {
        active[count] = unit as u16;
        count += usize::from(*value > 0.0);
    }
    let mut sums = [[0.0; O]; 4];
    let mut four = active[..count].chunks_exact(4);
    for units_of_four in &mut four {
        for (sum, unit) in sums.iter_mut().zip(units_of_four) {
            add(sum, units[usize::from(*unit)], &rows[usize::from(*unit)]);
        }
    }
    for unit in four.remainder() {
        add(sum, units[usize::from(*unit)], &rows[usize::from(*unit)]);
    }
    for part in &sums {
        add(sum, 1.0, part);
    }
}

impl<const H: usize, const M: usize, const O: usize> Net<H, M, O> {
    /// A network of zeros for so many inputs.
    #[must_use]
    pub fn zero(inputs: usize) -> Self {
        Self {
            first: vec![[0.0; H]; inputs],
            first_bias: [0.0; H],
            second: vec![[0.0; M]; H],
            second_bias: [0.0; M],
            last: vec![[0.0; O]; M],
            last_bias: [0.0; O],
        }
    }

    /// All weights, layer by layer.
    pub fn parts(&self) -> [&[f32]; 6] {
        [
            self.first.as_flattened(),
            &self.first_bias,
            self.second.as_flattened(),
            &self.second_bias,
            self.last.as_flattened(),
            &self.last_bias,
        ]
    }

    /// All weights, layer by layer, to be changed.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 6] {
        [
            self.first.as_flattened_mut(),
            &mut self.first_bias,
            self.second.as_flattened_mut(),
            &mut self.second_bias,
            self.last.as_flattened_mut(),
            &mut self.last_bias,
        ]
    }

    /// The layers for the inputs that are on, each below the number of inputs.
    #[must_use]
    pub fn forward(&self, on: &[u16]) -> Layers<H, M, O> {
        self.finish(&self.first_bias, on)
    }

    /// Adds the rows of inputs to a sum that began with the bias; more of them can be added by [`Net::finish`].
    #[must_use]
    pub fn begin(&self, on: &[u16]) -> [f32; H] {
        let mut sum = self.first_bias;
        self.sum(&mut sum, on);
        sum
    }

    /// The layers for a sum that was begun and the rest of the inputs that are on.
    #[must_use]
    pub fn finish(&self, begun: &[f32; H], on: &[u16]) -> Layers<H, M, O> {
        let mut layers = Layers { first: *begun, second: self.second_bias, out: self.last_bias };
        self.sum(&mut layers.first, on);
        rectify(&mut layers.first);
        multiply(&layers.first, &self.second, &mut layers.second);
        rectify(&mut layers.second);
        multiply(&layers.second, &self.last, &mut layers.out);
        layers
    }

    #[inline]
    fn sum(&self, sum: &mut [f32; H], on: &[u16]) {
        for input in on {
            let row = &self.first[usize::from(*input)];
            for place in 0..H {
                sum[place] += row[place];
            }
        }
    }

    /// Adds to `slopes` how a loss grows with each weight, when it grows with the outputs by `out`.
    pub fn backward(&self, on: &[u16], layers: &Layers<H, M, O>, out: &[f32; O], slopes: &mut Self) {
        add(&mut slopes.last_bias, 1.0, out);
        let mut second = [0.0; M];
        for (unit, slope) in second.iter_mut().enumerate() {
            if layers.second[unit] > 0.0 {
                add(&mut slopes.last[unit], layers.second[unit], out);
                *slope = product(&self.last[unit], out);
            }
        }
        add(&mut slopes.second_bias, 1.0, &second);
        let mut first = [0.0; H];
        for (unit, slope) in first.iter_mut().enumerate() {
            if layers.first[unit] > 0.0 {
                add(&mut slopes.second[unit], layers.first[unit], &second);
                *slope = product(&self.second[unit], &second);
            }
        }
        add(&mut slopes.first_bias, 1.0, &first);
        for input in on {
            add(&mut slopes.first[usize::from(*input)], 1.0, &first);
        }
    }
}

/// The sum of products, in eight sums side by side.
#[inline]
fn product<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for place in 0..N {
        sums[place % 8] += a[place] * b[place];
    }
    ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]))
}

/// e to the power of `x`, the same on every machine.
///
/// The standard library's may differ in the last bit from one system to another. This one is exact to about six digits.
#[must_use]
#[inline]
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let twos = (x * std::f32::consts::LOG2_E + 0.5).floor();
    let rest = (x - twos * 0.693_359_4) + twos * 2.121_944_4e-4;
    let mut sum = 1.0;
    for term in [6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        sum = 1.0 + sum * rest / term;
    }
    sum * f32::from_bits(((twos as i32 + 127) as u32) << 23)
}

/// Turns scores into shares of one: each one's part among the exponentials.
pub fn shares(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in &mut *scores {
        *score = exp(*score - most);
        sum += *score;
    }
    for score in scores {
        *score /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::deal::Seed;
    use rand::Rng;

    #[test]
    fn exponentials_are_right() {
        for step in -800..800 {
            let x = step as f32 / 10.0;
            let right = f64::from(x).exp();
            assert!((f64::from(exp(x)) / right - 1.0).abs() < 2e-6, "{x}: {} {right}", exp(x));
        }
        let mut scores = [1.0, 1.0, f32::MIN / 2.0, 1.0 + std::f32::consts::LN_2];
        shares(&mut scores);
        for (share, right) in scores.into_iter().zip([0.25, 0.25, 0.0, 0.5]) {
            assert!((share - right).abs() < 1e-6, "{scores:?}");
        }
    }

    fn random_net() -> Net<8, 4, 3> {
        let mut rng = Seed::from(3).rng("test/net");
        let mut net = Net::zero(5);
        for part in net.parts_mut() {
            part.fill_with(|| rng.next_u32() as f32 / u32::MAX as f32 - 0.4);
        }
        net
    }

    #[test]
    fn slopes_are_those_of_finite_differences() {
        let mut net = random_net();
        let on = [0, 2, 3];
        let loss = |net: &Net<8, 4, 3>| {
            let out = net.forward(&on).out;
            out[0] * out[0] + 2.0 * out[1] - out[2] * out[0]
        };
        let layers = net.forward(&on);
        let out = layers.out;
        let mut slopes = Net::zero(5);
        net.backward(&on, &layers, &[2.0 * out[0] - out[2], 2.0, -out[0]], &mut slopes);
        let (mut compared, mut moved) = (0, 0);
        for part in 0..6 {
            for place in 0..net.parts()[part].len() {
                let before = net.parts()[part][place];
                let mut at = |change: f32| {
                    net.parts_mut()[part][place] = before + change;
                    let loss = loss(&net);
                    net.parts_mut()[part][place] = before;
                    loss
                };
                let difference = (at(1e-2) - at(-1e-2)) / 2e-2;
                let slope = slopes.parts()[part][place];
                assert!((difference - slope).abs() < 0.02, "part {part}, {place}: {difference} {slope}");
                compared += 1;
                moved += usize::from(slope != 0.0);
            }
        }
        assert!(compared > 80 && moved > 40, "{moved} of {compared}");
    }
}
