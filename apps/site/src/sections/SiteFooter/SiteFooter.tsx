import { Brand } from '../../components/Brand/Brand.tsx';
import { classNames } from '../../components/class-names.ts';
import type { Company } from '../../schemas/company.ts';
import type { Navigation } from '../../schemas/page.ts';
import { telephoneLink } from '../../text/telephone.ts';
import styles from './SiteFooter.module.css';

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
          <span>
            © {copyrightYears(company.copyrightYear, year)} {company.legalName}
          </span>
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
