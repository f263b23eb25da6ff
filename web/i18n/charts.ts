import { defineText } from '../../db/contract/words';

export default defineText({
  measures: {
    results: ['成果', 'Results'],
    demands: ['需求', 'Demands'],
    deals: ['签约', 'Signed deals'],
  },
  measure: ['地图上显示', 'Shown on the map'],
  asList: ['列表', 'List'],
  asMap: ['方格图', 'Tiles'],
  showAs: ['显示方式', 'Shown as'],
  says: (results: number, demands: number, deals: number) => [
    `成果 ${results} 项，需求 ${demands} 项，签约 ${deals} 单`,
    `${results} ${results === 1 ? 'result' : 'results'}, ${demands} ${demands === 1 ? 'demand' : 'demands'}, ${deals} ${deals === 1 ? 'signed deal' : 'signed deals'}`,
  ],
  table: ['表', 'Table'],
  export: ['导出', 'Export'],
  exportAs: (kind: string) => [`导出 ${kind}`, `Export ${kind}`],
  unsaved: ['文件没有生成，请重试。', 'The file was not made; try again.'],
  place: ['地区', 'Place'],
  sketch: ['方格图为示意，不表示行政区划边界。', 'Tiles are a sketch and show no administrative boundaries.'],
  approval: (number: string) => [`审图号：${number}`, `Approval number of the map: ${number}`],
  noneHere: ['各地区还没有数据。', 'There is nothing from any of these places yet.'],
  more: (limit: number) => [`${limit} 以上`, `${limit} or more`],
  arrows: ['方向键在地区间移动。', 'Arrow keys move between places.'],
});
