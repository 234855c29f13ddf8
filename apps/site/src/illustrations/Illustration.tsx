import { InlineSvg, type PictureProps } from './InlineSvg.tsx';
import { type IllustrationName, readIllustration } from './illustration-source.ts';

type IllustrationProps = PictureProps & { name: IllustrationName };

/** Inline, for the first screen: no request, and it follows the page's tokens. Server only. */
export const Illustration = ({ name, ...props }: IllustrationProps) => (
  <InlineSvg source={readIllustration(name)} {...props} />
);
