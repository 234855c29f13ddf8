import { transform } from 'lightningcss';
import { styleTargets } from '../browsers.ts';
import sheet from './intake.css?raw';
import tokens from './tokens.css?raw';

/** Styles of the pages that the enquiry service itself answers: one sheet behind the tokens it uses. */
export function intakeCss(): string {
  const css = tokens + sheet;
  const unusedSymbols = css.match(/--[\w-]+(?=:)/g)?.filter((name) => !css.includes(`var(${name})`)) ?? [];
  const code = Buffer.from(css);
  const options = { filename: 'intake.css', code, unusedSymbols, minify: true, targets: styleTargets };
  return transform(options).code.toString();
}
