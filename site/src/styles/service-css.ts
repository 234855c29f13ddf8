import { transform } from 'lightningcss';
import { styleTargets } from '../browsers.ts';
import font from '../fonts/brygada-1918.woff2?url';
import intake from './intake.css?raw';
import registration from './registration.css?raw';
import tokens from './tokens.css?raw';

/** Styles of the pages that answer a form sent without script. */
export function intakeCss(): string {
  return withTokens(intake);
}

/** Styles of a registrant's own pages, in the site's display face. */
export function registrationCss(): string {
  return withTokens(registration.replace('brygada-1918.woff2', font));
}

/** One sheet behind the tokens it uses. */
function withTokens(sheet: string): string {
  const css = tokens + sheet;
  const unusedSymbols = css.match(/--[\w-]+(?=:)/g)?.filter((name) => !css.includes(`var(${name})`)) ?? [];
  const code = Buffer.from(css);
  const options = { filename: 'service.css', code, unusedSymbols, minify: true, targets: styleTargets };
  return transform(options).code.toString();
}
