import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { classNames } from '../../components/class-names.ts';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { Closing } from '../../schemas/parts/fields.ts';
import styles from './ClosingCall.module.css';

export const ClosingCall = ({ closing }: { closing: Closing }) => (
  <section className={styles.close} aria-labelledby="closing-call" data-print="no">
    <div className={classNames('wrap', 'beside', styles.columns)}>
      <h2 id="closing-call">{closing.title}</h2>
      <div className={styles.say}>
        <p className="lead">{closing.text}</p>
        <ButtonRow>
          <ButtonLink to={closing.link.to} variant="primary" hasArrow>
            {closing.link.label}
          </ButtonLink>
        </ButtonRow>
      </div>
    </div>
    <IllustrationImage name="footer-skyline" alt="" className={styles.skyline} />
  </section>
);
