import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { classNames } from '../../components/class-names.ts';
import { Illustration } from '../../illustrations/Illustration.tsx';
import type { PageOf } from '../../schemas/page.ts';
import styles from './NotFound.module.css';

type NotFoundProps = { page: PageOf<'not-found'>; home: string; services: string };

export const NotFound = ({ page, home, services }: NotFoundProps) => (
  <section className="tint spaced">
    <div className={classNames('wrap', 'beside', styles.columns)}>
      <div className={styles.say}>
        <p className="soft">Error 404</p>
        <h1>{page.title}</h1>
        <p className="lead">{page.lead}</p>
        <ButtonRow>
          <ButtonLink to={home} variant="primary">
            {page.homeLabel}
          </ButtonLink>
          <ButtonLink to={services}>Services</ButtonLink>
        </ButtonRow>
      </div>
      <figure>
        <Illustration name="page-not-found" label={page.alt} />
        <figcaption className="cap">{page.caption}</figcaption>
      </figure>
    </div>
  </section>
);

export const NotSent = ({ page: { title, lead, steps } }: { page: PageOf<'not-sent-unavailable'> }) => (
  <section className="tint spaced">
    <div className={classNames('wrap', styles.say, styles.steps)}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  </section>
);
