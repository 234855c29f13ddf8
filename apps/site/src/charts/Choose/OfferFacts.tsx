import type { Course } from '../../schemas/course.ts';
import { durationText, priceParts } from '../../topics/course/course-facts.ts';
import { lengthGlyph } from '../../topics/course/length-glyph.ts';
import styles from './Choose.module.css';

export type Offer = Pick<Course, 'priceSgd' | 'pricePer' | 'durationDays' | 'durationWeeks'>;

export function OfferFacts({ offer }: { offer: Offer }) {
  const price = priceParts(offer);
  const glyph = lengthGlyph(offer);
  return (
    <p className={styles.offer}>
      {price && <b className="num">{price.amount}</b>}
      <span className="small soft">
        {glyph && (
          <svg width={glyph.widthPx} height={glyph.heightPx} aria-hidden="true">
            <path d={glyph.path} />
          </svg>
        )}
        {durationText(offer)}
      </span>
    </p>
  );
}
