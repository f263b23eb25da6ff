/** The provincial capital: its page shows the county workstations and platforms (core§1). */
export const CAPITAL = '130100';

/** Addresses that are the home page of one region, whatever region the visitor chose before. */
export const REGION_HOMES: Readonly<Record<string, string>> = { '/homeFiveSjz': CAPITAL };

/** The region that the site bears where nothing else was chosen. */
export const HOME_REGION = {
  code: '130000',
  name: '河北省',
  en_name: 'Hebei Province',
  title: '河北省科技成果转移转化平台',
  title_en: 'Hebei Province Technology Transfer Platform',
  logo: '/regions/130000.svg',
} as const;
