import { standaloneSvg } from '../../illustrations/plate-file.ts';
import { pictureData } from '../../lib/picture-data.ts';

/** The mark for the browser's tab; follows the system's theme. In the page itself, so that it asks for no file. */
export function HeadIcon() {
  return <link rel="icon" href={pictureData(standaloneSvg('mark', 'bare'))} type="image/svg+xml" />;
}
