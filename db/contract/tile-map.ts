/** Where a tile stands: column and row from 1 on. */
export type TilePlace = readonly [column: number, row: number];

/** Tiles of places by their codes. A tile is a sign, no shape: tiles touch nobody's border and draw none. */
type TileLayout = Readonly<Record<string, TilePlace>>;

interface Province {
  at: TilePlace;
  /** One character, and the letters of ISO 3166-2, which fit on a tile. */
  zh: string;
  en: string;
}

/** The 34 units of the first level, about where one looks for them. */
const PROVINCES: Readonly<Record<string, Province>> = {
  '230000': { at: [8, 1], zh: '黑', en: 'HL' },
  '220000': { at: [8, 2], zh: '吉', en: 'JL' },
  '650000': { at: [1, 3], zh: '新', en: 'XJ' },
  '620000': { at: [3, 3], zh: '甘', en: 'GS' },
  '150000': { at: [5, 3], zh: '蒙', en: 'NM' },
  '110000': { at: [6, 3], zh: '京', en: 'BJ' },
  '120000': { at: [7, 3], zh: '津', en: 'TJ' },
  '210000': { at: [8, 3], zh: '辽', en: 'LN' },
  '630000': { at: [2, 4], zh: '青', en: 'QH' },
  '640000': { at: [3, 4], zh: '宁', en: 'NX' },
  '610000': { at: [4, 4], zh: '陕', en: 'SN' },
  '140000': { at: [5, 4], zh: '晋', en: 'SX' },
  '130000': { at: [6, 4], zh: '冀', en: 'HE' },
  '370000': { at: [7, 4], zh: '鲁', en: 'SD' },
  '540000': { at: [1, 5], zh: '藏', en: 'XZ' },
  '510000': { at: [3, 5], zh: '川', en: 'SC' },
  '500000': { at: [4, 5], zh: '渝', en: 'CQ' },
  '410000': { at: [5, 5], zh: '豫', en: 'HA' },
  '340000': { at: [6, 5], zh: '皖', en: 'AH' },
  '320000': { at: [7, 5], zh: '苏', en: 'JS' },
  '310000': { at: [8, 5], zh: '沪', en: 'SH' },
  '530000': { at: [3, 6], zh: '滇', en: 'YN' },
  '520000': { at: [4, 6], zh: '黔', en: 'GZ' },
  '420000': { at: [5, 6], zh: '鄂', en: 'HB' },
  '360000': { at: [6, 6], zh: '赣', en: 'JX' },
  '330000': { at: [7, 6], zh: '浙', en: 'ZJ' },
  '450000': { at: [4, 7], zh: '桂', en: 'GX' },
  '430000': { at: [5, 7], zh: '湘', en: 'HN' },
  '440000': { at: [6, 7], zh: '粤', en: 'GD' },
  '350000': { at: [7, 7], zh: '闽', en: 'FJ' },
  '710000': { at: [8, 7], zh: '台', en: 'TW' },
  '460000': { at: [5, 8], zh: '琼', en: 'HI' },
  '820000': { at: [6, 8], zh: '澳', en: 'MO' },
  '810000': { at: [7, 8], zh: '港', en: 'HK' },
};

/** Places within one that have a layout of their own, by its code. */
const DRAWN: Readonly<Record<string, TileLayout>> = {
  '': Object.fromEntries(Object.entries(PROVINCES).map(([code, { at }]) => [code, at])),
  '130000': {
    '130700': [1, 1],
    '130800': [3, 1],
    '131000': [2, 2],
    '130200': [3, 2],
    '130300': [4, 2],
    '130600': [1, 3],
    '130900': [2, 3],
    '130100': [1, 4],
    '131100': [2, 4],
    '130500': [1, 5],
    '130400': [1, 6],
  },
  '130100': {
    '130125': [3, 1],
    '130184': [4, 1],
    '130131': [1, 2],
    '130126': [2, 2],
    '130123': [3, 2],
    '130130': [4, 2],
    '130128': [5, 2],
    '130121': [1, 3],
    '130110': [2, 3],
    '130102': [3, 3],
    '130109': [4, 3],
    '130183': [5, 3],
    '130181': [6, 3],
    '130107': [1, 4],
    '130105': [2, 4],
    '130104': [3, 4],
    '130108': [4, 4],
    '130133': [5, 4],
    '130132': [2, 5],
    '130111': [3, 5],
    '130129': [2, 6],
    '130127': [3, 6],
  },
};

/** Tiles in a row where nobody drew a layout. */
const GRID = 5;

/**
 * Where the tiles of places stand; in the order of their codes where there is no drawn layout, or where it lacks one of them.
 * @param of code of the place whose parts they are, empty for the country
 */
export function tileLayout(of: string, codes: readonly string[]): TileLayout {
  const drawn = DRAWN[of];
  if (drawn && codes.every((code) => code in drawn)) return drawn;
  const ordered = [...codes].sort();
  return Object.fromEntries(
    ordered.map((code, index): [string, TilePlace] => [code, [(index % GRID) + 1, Math.floor(index / GRID) + 1]]),
  );
}

/** What a tile can bear of a name; a place below the provinces keeps its name without what kind of place it is. */
export function tileName(lang: 'zh' | 'en', code: string, name: string, nameEn: string | null): string {
  const province = PROVINCES[code];
  if (province) return province[lang];
  if (lang === 'en') return (nameEn ?? name).replace(/ (?:City|County|District|Prefecture|Autonomous.*)$/, '');
  return name.length > 2 ? name.replace(/(?:市|县|区|地区|盟|(?:[^\s]{1,4}族)?自治[州县])$/, '') : name;
}

const CLASSES = 5;

/** 1, 2 or 5 times a power of ten, not above a number. */
function rounded(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = value / power;
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}

/**
 * Lower limits of at most five classes of shade, the lightest first: equal steps of size, so that one large place does not leave all
 * others alike.
 * @param values numbers; only those above 0 are shaded
 * @returns none without any
 */
export function classLimits(values: readonly number[]): number[] {
  const most = Math.max(0, ...values);
  if (most <= 0) return [];
  const limits = Array.from({ length: CLASSES }, (_, index) => rounded(Math.max(1, most ** (index / CLASSES))));
  return [...new Set(limits)];
}

/** The class of a value, from 1 on; 0 for nothing. */
export const classOf = (limits: readonly number[], value: number): number =>
  limits.filter((limit) => value >= limit && value > 0).length;
