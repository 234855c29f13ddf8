import details from '@vanda/ui/DetailList.module.css?raw';
import field from '@vanda/ui/Field.module.css?raw';
import font from '@vanda/ui/fonts/brygada-1918.woff2?url';
import base from '@vanda/ui/styles/base.css?raw';
import tokens from '@vanda/ui/styles/tokens.css?raw';
import { transform } from 'lightningcss';
import brand from '../components/Brand/Brand.module.css?raw';
import facts from '../components/FactsRow/FactsRow.module.css?raw';
import status from '../components/Status/Status.module.css?raw';
import { styleTargets } from '../config/browsers.ts';
import registration from './registration.css?raw';

export function registrationCss(): string {
  const sheets = [tokens, base, field, details, brand, facts, status, registration];
  const css = sheets.join('').replace('brygada-1918.woff2', font);
  const unusedSymbols = css.match(/--[\w-]+(?=:)/g)?.filter((name) => !css.includes(`var(${name})`)) ?? [];
  const code = Buffer.from(css);
  const options = { filename: 'service.css', code, unusedSymbols, minify: true, targets: styleTargets };
  return transform(options).code.toString();
}
