import type { DrawingProps } from '../Plate.tsx';
import { BannerBook } from './BannerBook.tsx';

/** The book on blush, for the panel that promotes it. */
export const Book = (props: DrawingProps) => <BannerBook ground="blush" {...props} />;
