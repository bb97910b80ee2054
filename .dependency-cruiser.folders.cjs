/**
 * Folders layer like files: one never imports another that comes back to it. Tests may look where they like.
 * Run: npx depcruise --config .dependency-cruiser.folders.cjs domain texts hair artwork server web bench journeys scripts
 */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    { name: 'folders-layer', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...options,
    exclude: { path: '(^|/)build/|\\.(test|golden)\\.tsx?$|/testing/|^hair/(test|training)/' },
  },
}
