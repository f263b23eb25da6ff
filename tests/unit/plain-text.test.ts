import { describe, expect, test } from 'vitest';
import { placeInChinese } from '../../functions/platform/place-names.ts';
import { firstParagraph } from '../../functions/platform/plain-text.ts';

const LONG = '面向矿山企业和应急管理部门，本成果融合雷达卫星形变、无人机巡检和坝体传感数据。';

describe('what a rich text says first', () => {
  test.each([
    ['its first paragraph', `<p>${LONG}</p><h3>主要指标</h3><p>三毫米</p>`, LONG],
    ['without the heading above it', `<h2 class="x">项目背景</h2><p>${LONG}</p><p>又一段</p>`, LONG],
    ['with the next one while it is short', `<p>概述</p><p>${LONG}</p><p>又一段</p>`, `概述 ${LONG}`],
    ['the points of a list', `<ul><li>一号产品</li><li>${LONG}</li></ul>`, `一号产品 ${LONG}`],
    ['a text without marks', LONG, LONG],
    ['headings where there is nothing else', '<h1>标题</h1><h2>副题</h2>', '标题 副题'],
    ['nothing of a tag that was cut', `<p>${LONG}</p><p>下一<span styl`, LONG],
    ['nothing where there is nothing', '<p> </p>', ''],
  ])('is %s', (_, html, text) => {
    expect(firstParagraph(html)).toBe(text);
  });
});

describe('a place in Chinese', () => {
  test.each([
    [['天津市', '天津市', '滨海新区'], '天津市 滨海新区'],
    [['河北省,石家庄市,长安区'], '河北省 石家庄市 长安区'],
    [['重庆市', '县', '云阳县'], '重庆市 云阳县'],
    [['河北省', null, undefined], '河北省'],
    [[null, ''], null],
  ])('%j reads %s', (names, text) => {
    expect(placeInChinese(names)).toBe(text);
  });
});
