import font from '@vanda/ui/fonts/brygada-1918.woff2?url';
import base from '@vanda/ui/styles/base.css?raw';
import tokens from '@vanda/ui/styles/tokens.css?raw';
import { transform } from 'lightningcss';
import { styleTargets } from '../config/browsers.ts';
import intake from './intake.css?raw';
import registration from './registration.css?raw';

export function intakeCss(): string {
  return withTokens(intake);
}

export function registrationCss(): string {
  return withTokens(base + registration.replace('brygada-1918.woff2', font));
}

function withTokens(sheet: string): string {
  const css = tokens + sheet;
  const unusedSymbols = css.match(/--[\w-]+(?=:)/g)?.filter((name) => !css.includes(`var(${name})`)) ?? [];
  const code = Buffer.from(css);
  const options = { filename: 'service.css', code, unusedSymbols, minify: true, targets: styleTargets };
  return transform(options).code.toString();
}
