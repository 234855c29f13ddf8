import { PlateImage } from '../../../art/PlateImage.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './BookPromotion.module.css';

type BookPromotionProps = { title: string; text: string; label: string; to: string };

/** The company's book, on blush. */
export function BookPromotion({ title, text, label, to }: BookPromotionProps) {
  return (
    <section id="book" className={styles.section}>
      <div className="wrap">
        <div className={classNames('warm', 'corner', styles.book)}>
          <PlateImage name="book" alt="" />
          <div className={styles.say}>
            <h2>{title}</h2>
            <p className="lead">{text}</p>
            <ButtonLink to={to}>{label}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
