import { type DrawingProps, type Ground, Plate } from '../Plate.tsx';

/** A book, Responsible AI Bible, standing on a table; three petals and a seed on its cover. */
export function BannerBook({ ground = 'celadon', ...props }: DrawingProps & { ground?: Ground }) {
  return (
    <Plate viewBox="0 0 480 400" ground={ground} {...props}>
      <path className="w" d="M0 318h2400v82H0z" />
      <path className="k" d="M0 318H2400" />
      <path className="h2" d="M0 332h2400M0 348h2400M0 368h2400" />
      <path className="shade" d="M336 318l70 30H182l-30-18z" />
      <path className="p1d" d="M124 44l20-12v298l-20-10z" />
      <path className="pg" d="M144 330h198l8-6V38l-8-6z" />
      <path className="k" d="M344 330V34M347 327V36" />
      <path className="p1" d="M144 32h198v298H144z" />
      <path className="v1" d="M154 42h178v278H154zM158 46h170v270H158z" />
      <g transform="translate(243 150)">
        <g transform="rotate(121)">
          <path
            className="p2 cb"
            d="M0 0C1-15 40-18 42-41 44-55 27-66 5-66-17-66-36-55-38-41-40-18-1-15 0 0z"
          />
          <path
            className="v2"
            d="M0 0C-1-13-19-20-37-38M0 0C-1-15-17-22-28-53M0 0C0-16-9-23-12-61M0 0C0-16 1-23 5-63M0 0C1-16 10-23 21-61M0 0C1-15 18-22 36-53M0 0C2-13 20-20 40-37M-14-14A20 20 0 0 1 14-14M-21-18A28 28 0 0 1 22-18M-28-23A36 36 0 0 1 29-22M-34-28A44 44 0 0 1 35-27M-38-36A52 52 0 0 1 40-33M-35-48A60 60 0 0 1 42-43"
          />
        </g>
        <g transform="rotate(239)">
          <path
            className="p3 cb"
            d="M0 0C1-15 40-18 42-41 44-55 27-66 5-66-17-66-36-55-38-41-40-18-1-15 0 0z"
          />
          <path
            className="v3"
            d="M0-6C1-18 34-21 35-40 37-53 23-62 4-62-14-62-30-53-32-40-33-21 0-18 0-6zM1-12C1-22 28-24 29-40 30-50 19-57 4-57-11-57-24-50-25-40-26-24 0-22 1-12zM1-18C1-26 22-28 23-40 23-47 15-53 3-53-8-53-18-47-19-40-20-28 1-26 1-18zM1-24C1-30 16-31 16-39 17-44 11-48 3-48-5-48-12-44-13-39-13-31 1-30 1-24zM1-31C2-34 9-34 10-39 10-42 7-44 2-44-2-44-6-42-6-39-7-34 1-34 1-31z"
          />
        </g>
        <g transform="rotate(0)">
          <path
            className="bk1"
            d="M0 0C1-15 40-18 42-41 44-55 27-66 5-66-17-66-36-55-38-41-40-18-1-15 0 0z"
          />
          <path
            className="v1"
            d="M0 0C-1-12-18-19-36-34M0 0C-1-15-19-22-33-48M0 0C-1-16-14-22-22-57M0 0C0-16-7-23-9-63M0 0C0-16 1-23 5-63M0 0C1-16 8-23 19-63M0 0C1-16 15-22 31-57M0 0C2-15 20-22 40-48M0 0C0 0 0-1 0-1"
          />
        </g>
        <circle className="p1" r="13" />
        <circle className="s" r="9" />
      </g>
      <g className="bt">
        <text x="243" y="262">
          Responsible
        </text>
        <text x="243" y="292">
          AI Bible
        </text>
      </g>
    </Plate>
  );
}
