import { PlateImage } from '../../../art/PlateImage.tsx';
import type { Closing } from '../../schemas/parts/closing.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '../../ui/ButtonRow/ButtonRow.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './ClosingCall.module.css';

/** The last thing on a page: one heading, one sentence, one button, before the night harbour. */
export function ClosingCall({ closing }: { closing: Closing }) {
  return (
    <section className={styles.close} aria-labelledby="closing-call" data-print="no">
      <div className={classNames('wrap', styles.columns)}>
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
      <PlateImage name="footer-skyline" alt="" className={styles.skyline} />
    </section>
  );
}
