import { pictureData } from '../../../art/picture-data.ts';
import { standaloneSvg } from '../../../art/plate-file.ts';

/** The mark for the browser's tab; follows the system's theme. In the page itself, so that it asks for no file. */
export function HeadIcon() {
  return <link rel="icon" href={pictureData(standaloneSvg('mark', 'bare'))} type="image/svg+xml" />;
}
