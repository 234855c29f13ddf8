import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../components/class-names.ts';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import styles from './BookPromotion.module.css';

type BookPromotionProps = { title: string; text: string; label: string; to: string };

export const BookPromotion = ({ title, text, label, to }: BookPromotionProps) => (
  <section id="book" className="spaced">
    <div className="wrap">
      <div className={classNames('warm', 'corner', 'besideMedium', styles.book)}>
        <IllustrationImage name="book" alt="" />
        <div className={styles.say}>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ButtonLink to={to}>{label}</ButtonLink>
        </div>
      </div>
    </div>
  </section>
);
