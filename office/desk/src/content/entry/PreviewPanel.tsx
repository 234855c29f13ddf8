import { useEffect, useRef, useState } from 'react';
import { useResponse } from '../../api/hooks.ts';
import { formatTime } from '../../messages/dates.ts';
import { capital } from '../../messages/numbers.ts';
import { QueryStatus } from '../../ui/alerts.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChipField, FilterField } from '../../ui/form.tsx';
import { BuildFailure } from './BuildFailure.tsx';
import styles from './PreviewPanel.module.css';

const widths = ['390', '1440'] as const;
const themes = ['light', 'dark'] as const;

const pollMs = 1000;
const retryMs = 5000;

/** Builds the draft when it has changed. */
export const usePreview = (draft: string) =>
  useResponse(
    'preview',
    { params: { draft } },
    { refetchInterval: ({ state }) => (state.data ? state.data.isBuilding && pollMs : retryMs), gcTime: 0 },
  );

export const PreviewProgress = ({ builtAtMs }: { builtAtMs: number | null }) => (
  <p className="note" role="status">
    Building the preview …
    <span>{builtAtMs !== null && ` This is how it was at ${formatTime(builtAtMs)}.`}</span>
  </p>
);

type PreviewPanelProps = {
  draft: string;
  page: string;
  /** Gets the words that were pressed on the page. Returns whether a field has them. */
  onPress: (words: string) => boolean;
};

/** The old page stays until the new one is built. */
export function PreviewPanel({ draft, page, onPress }: PreviewPanelProps) {
  const [width, setWidth] = useState('390');
  const [theme, setTheme] = useState(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const [other, setOther] = useState<string>();
  const shownPage = other ?? page;
  const query = usePreview(draft);
  const { data } = query;
  const builtAtMs = data?.builtAtMs ?? null;
  const address = builtAtMs !== null ? `/preview/${draft}${shownPage}?theme=${theme}` : undefined;
  return (
    <section className={styles.panel} aria-label="Preview">
      <div className={`flow apart ${styles.bar}`}>
        <b>As it will be</b>
        <ChipField
          label="Width"
          options={widths.map((value) => ({ value, label: value }))}
          value={width}
          onChange={setWidth}
        />
        <ChipField
          label="Theme"
          options={themes.map((value) => ({ value, label: capital(value) }))}
          value={theme}
          onChange={setTheme}
        />
        {address && (
          <a href={address} target="_blank" rel="noreferrer">
            New window
          </a>
        )}
      </div>
      {(data?.isBuilding || data?.failure) && (
        <div className={styles.bar}>
          {data.isBuilding && <PreviewProgress builtAtMs={builtAtMs} />}
          {data.failure && (
            <BuildFailure failure={data.failure} title="to change before it can be shown" draft={draft} />
          )}
        </div>
      )}
      {!data && <QueryStatus query={query} message="Asking for the preview" rows={6} />}
      {address && (
        <Frame address={address} builtAtMs={builtAtMs} isWide={width === '1440'} onPress={onPress} />
      )}
      {data && data.pages.length > 1 && (
        <div className={styles.foot}>
          <FilterField
            name="Page"
            hasAll={false}
            value={shownPage}
            onChange={setOther}
            options={[...new Set([page, ...data.pages])].map((value) => ({ value, label: value }))}
          />
        </div>
      )}
    </section>
  );
}

type FrameProps = Pick<PreviewPanelProps, 'onPress'> & {
  address: string;
  builtAtMs: number | null;
  isWide: boolean;
};

/** What a press is about: a paragraph, not the section around it. */
const readAsOne = 'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, blockquote, span, a';

function Frame({ address, builtAtMs, isWide, onPress }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The frame is replaced, because a new `src` would be a step of the Back button.
  useEffect(() => {
    void builtAtMs;
    frame.current?.contentWindow?.location.replace(new URL(address, location.href));
  }, [address, builtAtMs]);
  return (
    <div className={styles.page}>
      {/* Without `allow-scripts`: nobody has reviewed the content. */}
      <iframe
        ref={frame}
        onLoad={({ currentTarget }) => {
          currentTarget.contentDocument?.addEventListener('click', (event) => {
            const pressed = (event.target as Element).closest(readAsOne);
            if (pressed && onPress(pressed.textContent)) event.preventDefault();
          });
        }}
        title="The page as it will be"
        sandbox="allow-same-origin"
        className={classNames(isWide && styles.wide)}
      />
    </div>
  );
}
