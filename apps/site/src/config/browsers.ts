/** Oldest browsers with the full layout (docs/browsers.md), by the youngest feature of layout or forms. */
export const oldestBrowsers = { chrome: [111], edge: [111], firefox: [121], safari: [16, 4] } as const;

export const buildTarget = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name}${version.join('.')}`,
);

export const styleTargets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, [major, minor = 0]]) => [name, (major << 16) | (minor << 8)]),
);
