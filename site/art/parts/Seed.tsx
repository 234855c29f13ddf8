type SeedProps = { x?: number; y?: number; r: number; ring?: boolean | undefined };

/** The seed, an AI system: saffron, always whole, with a ring of the ground round it where it lies on petals. */
export function Seed({ x, y, r, ring = false }: SeedProps) {
  return (
    <>
      {ring && <circle className="g" cx={x} cy={y} r={Math.round(r * 1.45)} />}
      <circle className="s" cx={x} cy={y} r={r} />
    </>
  );
}
