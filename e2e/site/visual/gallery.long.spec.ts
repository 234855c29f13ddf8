import { describeGallery } from './gallery.ts';

describeGallery([{ width: 1440, theme: 'dark' }]);
