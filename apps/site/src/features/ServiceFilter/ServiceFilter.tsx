import { Button } from '@vanda/ui/Button.tsx';
import type { PageOf } from '../../schemas/page.ts';
import type { ServiceGroup } from '../../schemas/service.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import styles from './ServiceFilter.module.css';

type ServiceFilterProps = {
  filter: PageOf<'services'>['filter'];
  groups: readonly { id: string; data: Pick<ServiceGroup, 'title'> }[];
};

/** Narrows the cards of all groups; without script it links to the groups. */
export const ServiceFilter = ({ filter, groups }: ServiceFilterProps) => (
  <section
    id="narrow"
    className={`warm spaced ${styles.band}`}
    data-print="no"
    data-service-filter={JSON.stringify(filter.fit)}
  >
    <div className="wrap">
      <h2 aria-live="polite">{filter.title}</h2>
      <noscript>
        <p className={`flow targets ${styles.groups}`} {...inMarkdown('skip')}>
          {groups.map(({ id, data: { title } }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </p>
      </noscript>
      <ul className={styles.fitting} />
      <div className={`scripted ${styles.form}`} {...inMarkdown('skip')}>
        <div className="thirds">
          {filter.questions.map(({ title, options }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              {options.map(({ fit, label }) => (
                <label key={fit} className="chip">
                  <input type="radio" name={title} value={fit} />
                  {label}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <Button variant="text" hidden>
          {filter.all}
        </Button>
      </div>
    </div>
  </section>
);
