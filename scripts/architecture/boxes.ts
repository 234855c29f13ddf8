/** Where code runs: in Node while the site is checked and built, in the visitor's browser, on the server, or in several. */
export type Place = 'build' | 'browser' | 'server' | 'everywhere';

/** A part of the code as the picture shows it, in the picture's own units. */
export type Box = {
  name: string;
  /** Folders (with a slash at the end), files and modules that the box stands for. The longest that fits counts. */
  holds: readonly string[];
  place: Place;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What it is, where the number of code files says little. */
  note?: string;
  /** What nearly everybody imports: importers name it in words, an arrow from each would hide the others. */
  isGround: boolean;
};

/** Boxes that belong together, with their heading. */
export type Frame = { name: string; x: number; y: number; width: number; height: number };

type Rectangle = [x: number, y: number, width: number, height: number];

/** Code that the picture does not show. */
export const leftOut: readonly string[] = ['site/tests/', 'intake/tests/', 'enquiry/tests/'];

/** What the service reads at its start, and its clock and log. */
const intakeSettings = ['env', 'clock', 'log', 'sessions', 'start-error'].map(
  (name) => `intake/src/${name}.ts`,
);

export const pictureSize = { width: 980, height: 840 };

export const frames: readonly Frame[] = [
  { name: 'Build and checks', x: 8, y: 48, width: 190, height: 580 },
  { name: 'The site', x: 208, y: 48, width: 494, height: 580 },
  { name: 'The service (intake)', x: 712, y: 48, width: 260, height: 580 },
  {
    name: 'What every part of the site may import: in words, without arrows',
    x: 8,
    y: 660,
    width: 548,
    height: 172,
  },
];

/** From what is asked for, at the top, down to what everything rests on. An arrow goes straight down or to the side. */
export const boxes: readonly Box[] = [
  box('scripts', ['scripts/'], 'build', [20, 80, 166, 112]),
  box('astro.config.ts', ['site/astro.config.ts'], 'build', [20, 244, 138, 64]),
  box('integrations', ['site/integrations/'], 'build', [20, 372, 166, 64]),
  noted(
    'development only',
    box(
      'gallery, editor',
      ['site/src/gallery/', 'site/src/editor/', 'site/editor.config.ts', 'site/gallery.config.ts'],
      'build',
      [20, 520, 166, 96],
    ),
  ),

  box('pages', ['site/src/pages/'], 'build', [220, 80, 470, 64]),
  box('queries', ['site/src/queries/'], 'build', [220, 208, 148, 112]),
  box('layouts', ['site/src/layouts/'], 'build', [460, 208, 148, 96]),
  noted(
    'YAML, Markdown',
    box('content', ['astro:content', 'site/src/content.config.ts'], 'build', [220, 372, 148, 64]),
  ),
  box('sections', ['site/src/sections/'], 'build', [392, 372, 158, 96]),
  box('enhance', ['site/src/enhance/'], 'browser', [574, 372, 86, 80]),
  box('components', ['site/src/components/'], 'build', [392, 520, 140, 96]),
  box('islands', ['site/src/islands/'], 'browser', [576, 520, 114, 96]),

  box('main, app, cli', ['intake/src/'], 'server', [724, 80, 236, 64]),
  box(
    'routes, pages',
    ['intake/src/routes/', 'intake/src/pages/', 'intake/src/static/'],
    'server',
    [724, 244, 126, 64],
  ),
  box('mail', ['intake/src/mail/'], 'server', [880, 244, 80, 64]),
  box('store', ['intake/src/store/'], 'server', [760, 372, 160, 64]),
  ground('settings', intakeSettings, 'server', [760, 552, 100, 64]),

  ground('schemas', ['site/src/schemas/'], 'everywhere', [20, 692, 104, 128]),
  ground('lib', ['site/src/lib/'], 'everywhere', [130, 692, 116, 128]),
  ground(
    'routes',
    ['site/src/routes.ts', 'site/src/redirects.ts', 'site/src/http.ts'],
    'everywhere',
    [252, 692, 80, 128],
  ),
  ground('illustrations', ['site/src/illustrations/'], 'build', [338, 692, 122, 128]),
  noted('CSS', ground('styles', ['site/src/styles/'], 'build', [466, 692, 78, 128])),

  box('enquiry', ['enquiry/'], 'everywhere', [576, 692, 384, 64]),
];

function box(name: string, holds: string[], place: Place, [x, y, width, height]: Rectangle): Box {
  return { name, holds, place, x, y, width, height, isGround: false };
}

function noted(note: string, described: Box): Box {
  return { ...described, note };
}

function ground(...described: Parameters<typeof box>): Box {
  return { ...box(...described), isGround: true };
}
