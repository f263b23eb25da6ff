const kinds = ['科技有限公司', '新材料股份有限公司', '智能装备有限公司', '生物医药研究院', '环境工程有限公司'];

/**
 * Stands for the company register: answers companies whose names hold the word, the same ones for the same word.
 */
export function searchCompanies(word: string) {
  const name = word.trim().slice(0, 40);
  const items = name
    ? kinds.map((kind, index) => ({
        name: /公司|研究院|大学|学院|中心/.test(name) && index === 0 ? name : `${name}${kind}`,
        creditCode: `91130100MA${String(10_000_000 + [...name].reduce((sum, c) => sum + (c.codePointAt(0) ?? 0), index)).slice(0, 8)}`,
        legalPersonName: '法定代表人',
        regStatus: '存续',
        base: '冀',
        regCapital: `${(index + 1) * 500}万人民币`,
        estiblishTime: `20${10 + index}-06-01`,
      }))
    : [];
  return { error_code: 0, reason: 'ok', result: { total: items.length, items } };
}
