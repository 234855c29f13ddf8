import './stored-check.ts';
import { loadCheckFile } from './rules-file.ts';

/** An import would add the application's styles to the page. */
const signs = ['pointermove', 'pointerdown', 'focusin'];

function load() {
  for (const type of signs) removeEventListener(type, load);
  Promise.all([
    import('react'),
    import('react/jsx-runtime'),
    import('@vanda/ui/Button.tsx'),
    import('./RecordFile.tsx'),
    loadCheckFile(),
  ]).catch(() => {});
}

for (const type of signs) addEventListener(type, load, { passive: true });
if (/^#[aq]=/.test(location.hash)) load();
