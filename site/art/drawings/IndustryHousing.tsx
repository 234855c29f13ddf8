import { type DrawingProps, Plate } from '../Plate.tsx';

/** A housing slab block with an arc of colour across its balconies; one flat is lit. */
export function IndustryHousing(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <circle className="w" cx="392" cy="92" r="58" />
      <path
        className="h2"
        d="M344 92a48 48 0 1 1 96 0a48 48 0 1 1-96 0M354 92a38 38 0 1 1 76 0a38 38 0 1 1-76 0M364 92a28 28 0 1 1 56 0a28 28 0 1 1-56 0M374 92a18 18 0 1 1 36 0a18 18 0 1 1-36 0"
      />
      <path className="blk" d="M48 318V40h297V318z" />
      <path
        className="p3"
        d="M48 111h27v10h-27zM75 111h27v10h-27zM102 111h27v10h-27zM129 111h27v10h-27zM48 138h27v10h-27zM75 138h27v10h-27zM102 138h27v10h-27zM129 138h27v10h-27zM156 138h27v10h-27zM183 138h27v10h-27zM129 165h27v10h-27zM156 165h27v10h-27zM183 165h27v10h-27zM210 165h27v10h-27zM183 192h27v10h-27zM210 192h27v10h-27zM237 192h27v10h-27zM210 219h27v10h-27zM237 219h27v10h-27zM264 219h27v10h-27zM237 246h27v10h-27zM264 246h27v10h-27zM237 273h27v10h-27zM264 273h27v10h-27zM237 300h27v10h-27zM264 300h27v10h-27zM291 300h27v10h-27z"
      />
      <path
        className="p2"
        d="M48 165h27v10h-27zM75 165h27v10h-27zM102 165h27v10h-27zM48 192h27v10h-27zM75 192h27v10h-27zM102 192h27v10h-27zM129 192h27v10h-27zM156 192h27v10h-27zM102 219h27v10h-27zM129 219h27v10h-27zM156 219h27v10h-27zM183 219h27v10h-27zM156 246h27v10h-27zM183 246h27v10h-27zM210 246h27v10h-27zM183 273h27v10h-27zM210 273h27v10h-27zM183 300h27v10h-27zM210 300h27v10h-27z"
      />
      <path
        className="p1"
        d="M48 219h27v10h-27zM75 219h27v10h-27zM48 246h27v10h-27zM75 246h27v10h-27zM102 246h27v10h-27zM129 246h27v10h-27zM48 273h27v10h-27zM75 273h27v10h-27zM102 273h27v10h-27zM129 273h27v10h-27zM156 273h27v10h-27zM48 300h27v10h-27zM75 300h27v10h-27zM102 300h27v10h-27zM129 300h27v10h-27zM156 300h27v10h-27z"
      />
      <path
        className="h2"
        d="M48 57h297M48 67h297M48 84h297M48 94h297M48 111h297M48 121h297M48 138h297M48 148h297M48 165h297M48 175h297M48 192h297M48 202h297M48 219h297M48 229h297M48 246h297M48 256h297M48 273h297M48 283h297M48 300h297M48 310h297M75 40V318M102 40V318M129 40V318M156 40V318M183 40V318M210 40V318M237 40V318M264 40V318M291 40V318M318 40V318"
      />
      <path
        className="wd"
        d="M54 50h291M54 77h291M54 104h291M54 131h291M54 158h291M54 185h291M54 212h291M54 239h291M54 266h291M54 293h291"
      />
      <path className="k" d="M345 84h44M345 165h50M345 219h40" />
      <path
        className="jf"
        d="M352 84h8v13h-8zM364 84h10v9h-10zM354 165h12v15h-12zM372 165h8v11h-8zM350 219h9v14h-9z"
      />
      <path className="p2" d="M378 84h7v15h-7zM383 165h8v17h-8zM364 219h12v10h-12z" />
      <path className="k" d="M48 318V40h297V318" />
      <circle className="g" cx="223.5" cy="158" r="17" />
      <circle className="k" cx="223.5" cy="158" r="14" />
      <circle className="s" cx="223.5" cy="158" r="7.5" />
      <path className="k" d="M404 318V226M360 318v-30M446 318v-26" />
      <g transform="translate(404 300)">
        <path
          className="jf c"
          d="M0 0C1-23 62-31 62-64 62-87 35-104 0-104-35-104-62-87-62-64-62-31-1-23 0 0z"
        />
        <path
          className="jl"
          d="M0 0C0-1 0-1 0-2M0 0C-2-22-31-33-59-68M0 0C-2-24-27-35-50-84M0 0C-1-25-19-36-35-94M0 0C-1-25-10-36-18-99M0 0C0-25 0-36 0-100M0 0C1-25 10-36 18-99M0 0C1-25 19-36 35-94M0 0C2-24 27-35 50-84M0 0C2-22 31-33 59-68M0 0C0-1 0-1 0-2"
        />
      </g>
      <g transform="translate(356 312)rotate(-14)">
        <path className="jf c" d="M0 0C1-16 46-22 46-46 46-62 26-74 0-74-26-74-46-62-46-46-46-22-1-16 0 0z" />
        <path
          className="jl"
          d="M0-8C1-21 38-26 38-45 38-59 21-68 0-68-21-68-38-59-38-45-38-26-1-21 0-8zM0-15C1-26 29-30 29-45 29-55 16-63 0-63-16-63-29-55-29-45-29-30-1-26 0-15zM0-23C0-31 21-33 21-44 21-52 12-57 0-57-12-57-21-52-21-44-21-33 0-31 0-23zM0-31C0-35 13-37 13-44 13-48 7-52 0-52-7-52-13-48-13-44-13-37 0-35 0-31z"
        />
      </g>
      <g transform="translate(450 314)rotate(12)">
        <path className="jf c" d="M0 0C1-16 46-22 46-46 46-62 26-74 0-74-26-74-46-62-46-46-46-22-1-16 0 0z" />
        <path
          className="jl"
          d="M0 0C-2-15-22-22-44-42M0 0C-1-17-20-25-37-60M0 0C-1-18-11-25-19-68M0 0C0-18 0-25 0-71M0 0C1-18 11-25 19-68M0 0C1-17 20-25 37-60M0 0C2-15 22-22 44-42M-15-16A22 22 0 0 1 15-16M-24-21A32 32 0 0 1 24-21M-33-26A42 42 0 0 1 33-26M-40-33A52 52 0 0 1 40-33M-46-42A62 62 0 0 1 46-42"
        />
      </g>
      <path className="k" d="M0 318H480" />
      <path className="h2" d="M0 328h480M0 338h480M0 348h480" />
    </Plate>
  );
}
