import { Button, type ButtonLook, buttonClass } from '@vanda/ui/Button.tsx';
import { type ReactNode, useEffect, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { firm } from './Brand/Brand.tsx';
import breadcrumb from './Breadcrumb.module.css';
import columns from './Columns.module.css';
import { classNames } from './class-names.ts';
import empty from './Empty.module.css';
import { useScreenFocus } from './focus.ts';
import head from './ScreenHead.module.css';
import section from './Section.module.css';

type ScreenHeadProps = { title: ReactNode; note?: ReactNode; tools?: ReactNode };

export function ScreenHead({ title, note, tools }: ScreenHeadProps) {
  const heading = useScreenFocus();
  return (
    <header className={`flow apart ${head.head}`}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className="soft">{note}</p>}
      </div>
      {tools && <div className="buttons unprinted">{tools}</div>}
    </header>
  );
}

/** The window's title (WCAG 2.4.2) never names a person, because others see windows. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${firm} desk`;
  }, [title]);
}

type GroupHeadProps = { title: string; note?: ReactNode; isRuled?: boolean };

export const GroupHead = ({ title, note, isRuled = true }: GroupHeadProps) => (
  <div className={classNames('flow apart', head.group, !isRuled && head.unruled)}>
    <h2>{title}</h2>
    {note && <span className="note num">{note}</span>}
  </div>
);

export const Breadcrumb = ({ to, name, place }: { to: string; name: string; place?: string }) => (
  <nav aria-label="Breadcrumb" className={`note targets wide ${breadcrumb.crumbs}`}>
    <ol>
      <li>
        <Link to={to}>{name}</Link>
      </li>
      {place && <li>{place}</li>}
    </ol>
  </nav>
);

export const Columns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={`beside ${columns.columns}`}>
    <div className={`${columns.side} unprinted`}>{side}</div>
    <div>{children}</div>
  </div>
);

/** @param isWide hides the part on narrow windows */
export function SidePart({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    // No heading: it would precede the screen's h1.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-labelledby={id} className={isWide ? 'large' : undefined}>
      <p id={id} className={classNames(columns.name, 'large')}>
        {title}
      </p>
      {children}
    </div>
  );
}

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={section.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

type ListSectionProps<Item> = { title: string; items: readonly Item[]; children: (item: Item) => ReactNode };

export function ListSection<Item>({ title, items, children }: ListSectionProps<Item>) {
  return (
    <Section title={title}>
      {items.length === 0 ? <p className="soft">None.</p> : <ul>{items.map(children)}</ul>}
    </Section>
  );
}

type SectionItemProps = { name: string; beside?: ReactNode; note: ReactNode; children?: ReactNode };

export const SectionItem = ({ name, beside, note, children }: SectionItemProps) => (
  <li className="flow apart">
    <div>
      <b>{name}</b> {beside && <span className="soft">{beside}</span>}
      <p className="note">{note}</p>
    </div>
    {children}
  </li>
);

export const SectionColumns = ({ children }: { children: ReactNode }) => (
  <div className={`beside ${section.columns}`}>{children}</div>
);

export const Empty = ({ sentence, children }: { sentence: string; children?: ReactNode }) => (
  <div className={`stack ${empty.empty}`}>
    <p className="fig">{sentence}</p>
    {children}
  </div>
);

export const ButtonLink = ({ variant, ...rest }: Omit<LinkProps, 'className'> & ButtonLook) => (
  <Link className={buttonClass({ variant })} {...rest} />
);

type ShowMoreProps = {
  list: { hasNextPage: boolean; fetchNextPage: () => unknown; isFetchingNextPage: boolean };
};

export function ShowMore({ list: { hasNextPage, fetchNextPage, isFetchingNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button className="showMore" onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage}>
      Show more
    </Button>
  );
}
