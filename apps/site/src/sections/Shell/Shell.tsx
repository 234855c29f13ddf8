import { Brand } from '../../components/Brand/Brand.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { classNames } from '../../components/class-names.ts';
import { IllustrationImage } from '../../illustrations/IllustrationImage.tsx';
import type { Company } from '../../schemas/company.ts';
import type { Navigation } from '../../schemas/page.ts';
import type { Closing } from '../../schemas/parts/fields.ts';
import { telephoneLink } from '../../text/telephone.ts';
import styles from './Shell.module.css';

export const DemonstrationMark = ({ text }: { text: string }) => (
  <div className={`warm ${styles.mark}`} data-demonstration="">
    <p className="wrap small">{text}</p>
  </div>
);

export const ClosingCall = ({ closing }: { closing: Closing }) => (
  <section className={styles.close} aria-labelledby="closing-call" data-print="no">
    <div className={classNames('wrap', 'beside', styles.callColumns)}>
      <h2 id="closing-call">{closing.title}</h2>
      <div className={styles.say}>
        <p className="lead">{closing.text}</p>
        <ButtonRow>
          <ButtonLink to={closing.link.to} variant="primary" hasArrow>
            {closing.link.label}
          </ButtonLink>
          {closing.more && <ButtonLink to={closing.more.to}>{closing.more.label}</ButtonLink>}
        </ButtonRow>
      </div>
    </div>
    <IllustrationImage name="footer-skyline" alt="" className={styles.skyline} />
  </section>
);

type SiteFooterProps = {
  company: Company;
  navigation: Pick<Navigation, 'quickLinks' | 'legalLinks' | 'framework'>;
  year: number;
};

export function SiteFooter({ company, navigation, year }: SiteFooterProps) {
  const { address } = company;
  const { quickLinks, legalLinks, framework } = navigation;
  return (
    <footer className={styles.footer}>
      <div className={classNames('wrap', styles.columns)}>
        <div>
          <Brand name={company.brand} />
          <address className="note">
            {company.legalName}
            <br />
            {company.entityType}
            <br />
            {address.street}
            <br />
            {address.city} {address.postalCode}
          </address>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">Quick Links</h2>
          <ul>
            {quickLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Contact</h2>
          <ul>
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li>
              <a href={telephoneLink(company.phone)}>{company.phone}</a>
            </li>
            <li>
              <a href={company.website}>{company.website.replace(/^https?:\/\/(www\.)?/, '')}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>Framework</h2>
          <p className="soft">{framework}</p>
        </div>
        <p className={classNames('across', 'flow', 'apart', 'targets', 'soft', styles.legal)}>
          <span>{`© ${copyrightYears(company.copyrightYear, year)} ${company.legalName}`}</span>
          {legalLinks.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
          <span className="num">UEN {company.uen}</span>
        </p>
      </div>
    </footer>
  );
}

const copyrightYears = (first: number, current: number) =>
  current > first ? `${first}–${current}` : `${first}`;
