/** OKLab with chroma doubled: hue steps count as much as lightness steps. */
export function edgeGuide(lab: Float32Array): Float32Array {
  return lab.map((v, i) => (i % 3 === 0 ? v : v * 2))
}
