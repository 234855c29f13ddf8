import { describeGallery } from './gallery.ts';

// A theme changes nothing but colours, so one width shows them; the other one is in the long run.
describeGallery([
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
]);
