import type { GalleryItem } from './gallery-entries.ts';

export function GalleryEntry({ entry: { name, Component, examples } }: { entry: GalleryItem }) {
  return (
    <section id={name}>
      <h2>{name}</h2>
      {Object.entries(examples).map(([state, props]) => (
        <div key={state}>
          <p className="note">{state}</p>
          <Component {...props} />
        </div>
      ))}
    </section>
  );
}
