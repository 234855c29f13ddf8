/**
 * The oldest browsers that show the site as it is meant; older ones show it plainer. What the build writes for, and what
 * docs/browsers.md tells. A version is that of the youngest feature that a layout or a form leans on.
 */
export const oldestBrowsers = { chrome: [111], edge: [111], firefox: [121], safari: [16, 4] } as const;

/** As Vite names them: `safari16.4`. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name}${version.join('.')}`,
);

/** As Lightning CSS counts them: a byte for each part of a version. */
export const styleTargets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, [major, minor = 0]]) => [name, (major << 16) | (minor << 8)]),
);
