import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { chinaTable } from '../../db/reference/places.ts';
import { referenceSql, referenceStatements } from '../../db/reference/statements.ts';
import { placeIn, placeInEnglish } from '../../functions/platform/place-names.ts';

describe('places on English pages', () => {
  test('REF-006 every division has an English name in plain letters', () => {
    const { columns, rows } = chinaTable();
    const at = columns.indexOf('name_en');
    const odd = rows.filter((row) => !/^\p{Script=Latin}[\p{Script=Latin}' -]+$/u.test(String(row[at])));
    expect(rows.length).toBe(34 + 342 + 2849);
    expect(odd).toEqual([]);
  });

  test.each([
    ['山西省', 'Shanxi'],
    ['陕西省', 'Shaanxi'],
    ['内蒙古自治区 呼和浩特市', 'Hohhot, Inner Mongolia'],
    ['西藏自治区 拉萨市', 'Lhasa, Tibet'],
    ['新疆维吾尔自治区 乌鲁木齐市', 'Urumqi, Xinjiang'],
    ['黑龙江省 哈尔滨市', 'Harbin, Heilongjiang'],
    ['重庆市 重庆市 渝中区', 'Yuzhong District, Chongqing'],
    ['福建省,厦门市', 'Xiamen, Fujian'],
    ['安徽省 六安市', "Lu'an, Anhui"],
    ['安徽省 蚌埠市', 'Bengbu, Anhui'],
    ['河北省 唐山市 乐亭县', 'Laoting County, Tangshan, Hebei'],
    ['河南省 省直辖县级行政区划 济源市', 'Jiyuan, Henan'],
    ['香港特别行政区', 'Hong Kong'],
    ['澳门特别行政区', 'Macao'],
    ['台湾省', 'Taiwan'],
    ['河北省 没有的市', '没有的市, Hebei'],
  ])('REF-006 %s reads %s', (path, name) => {
    expect(placeInEnglish(path)).toBe(name);
  });

  test('REF-006 a database that was filled before English names came is given them, and keeps what was changed since', () => {
    const db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE china (id text PRIMARY KEY, name text, level integer, pid text, name_en text)');
    db.exec("INSERT INTO china VALUES ('130000', '河北省', 1, '0', NULL), ('110000', '北京市', 1, '0', 'Peking')");
    for (const { sql, params } of referenceStatements().filter(({ sql }) => sql.includes('"china"'))) {
      db.prepare(sql).run(...(params as string[]));
    }
    const names = () => db.prepare("SELECT name_en FROM china WHERE id IN ('110000','130000') ORDER BY id").all();
    const expected = [{ name_en: 'Peking' }, { name_en: 'Hebei' }];
    expect(names().map((row) => ({ ...row }))).toEqual(expected);
    db.exec("UPDATE china SET name_en = NULL WHERE id = '130000'");
    for (const line of referenceSql()
      .split('\n')
      .filter((each) => each.includes('"china"')))
      db.exec(line);
    expect(names().map((row) => ({ ...row }))).toEqual(expected);
  });

  test('REF-006 what is no place of the list stays as it was written', () => {
    for (const path of [null, '', 'Berlin', '没有的省']) expect(placeInEnglish(path)).toBeNull();
    expect(placeIn('en', 'Berlin')).toBe('Berlin');
    expect(placeIn('en', '河北省 石家庄市')).toBe('Shijiazhuang, Hebei');
    expect(placeIn('zh', '河北省 石家庄市')).toBe('河北省 石家庄市');
  });
});
