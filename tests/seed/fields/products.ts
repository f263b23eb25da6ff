/** A thing of a field that is offered: what it is called, and for readers abroad; some say it in Chinese alone. */
interface Offered {
  name: string;
  name_en: string | null;
  summary_en: string | null;
}

const said = (name: string, name_en: string | null = null, summary_en: string | null = null): Offered => ({
  ...{ name, name_en, summary_en },
});

/** A product of each field, in their order: made by the second result of the field. Then two of new materials. */
export const PRODUCTS: readonly Offered[] = [
  said(
    '六英寸碳化硅外延片',
    'Six-inch silicon carbide epitaxial wafers',
    'Thickness is uniform to 1.5 per cent, with fewer than 0.3 killer defects per cm². For power devices of traction and photovoltaic inverters.',
  ),
  said('酸枣仁配方颗粒'),
  said(
    '盾构机耐磨刀具',
    'Wear-resistant cutters for tunnelling machines',
    'Cutter rings with a laser-clad layer of tungsten carbide last 1.8 times longer in gravel; a repaired ring costs a third of a new one.',
  ),
  said(
    '氮化硅陶瓷覆铜基板',
    'Copper-clad silicon nitride substrates',
    'Thermal conductivity 90 W/(m·K), bending strength 850 MPa, no cracks after 5,000 thermal shocks. For power modules of vehicles, trains and wind converters.',
  ),
  said(
    '全钒液流电池电堆',
    'Stacks for vanadium redox flow batteries',
    'Energy efficiency above 80 per cent at 220 mA/cm² and more than 15,000 cycles. For storage at renewable plants and in industrial parks.',
  ),
  said(
    '温室水肥一体化控制器',
    'Fertigation controllers for greenhouses',
    'Water and nutrients follow light, substrate moisture and a crop model. Saves 38 per cent of water and 30 per cent of fertiliser; works without a network.',
  ),
  said(
    '挥发性有机物净化转轮',
    'Zeolite rotors against volatile organic compounds',
    'Removes 96 per cent of dilute solvents from humid exhaust; running costs are 40 per cent below those of activated carbon.',
  ),
  said(
    '钢渣固碳砌块',
    'Carbon-fixing blocks made of steel slag',
    'A tonne of slag binds 120 kg of carbon dioxide; blocks and kerbs are stronger than 40 MPa and keep their volume.',
  ),
  said(
    '可降解镁合金骨固定螺钉',
    'Degradable magnesium bone screws',
    'Keeps 70 per cent of its strength for twelve weeks and dissolves within about a year: no second operation.',
  ),
  said('公共数据隐私计算平台'),
  said(
    '商用车油冷扁线驱动电机',
    'Oil-cooled flat-wire motors for commercial vehicles',
    'Peak power density 6.2 kW/kg and 97 per cent efficiency. For 49-tonne tractors, municipal vehicles and construction machines.',
  ),
  said('电子级双氧水'),
  said(
    '超宽带雷达生命探测仪',
    'Ultra-wideband radar that finds survivors',
    'Finds breathing 25 m away behind a 30 cm wall; weighs 5.5 kg. For collapsed buildings, avalanches and mines.',
  ),
  said('石墨烯散热膜'),
  said('气凝胶隔热毡'),
];

/** Projects of the fields from the third on, in their order: each brings the first result of its field into use. */
export const PROJECTS: readonly Offered[] = [
  said(
    '免示教焊接机器人示范产线',
    'Pilot line of welding robots that need no teaching',
    'Vision finds the seam and plans the path: programming a part takes three minutes instead of four hours. Steel builders and makers of pressure vessels are invited to join.',
  ),
  said(
    '石墨烯导热膜中试基地',
    'Pilot plant for graphene films that conduct heat',
    'Rolls of 200 m with 1,600 W/(m·K) in the plane. The project looks for an investor and for users in consumer electronics and power devices.',
  ),
  said(
    '大容量碱性电解槽产业化项目',
    'Production of large alkaline electrolysers',
    'Stacks of 2,000 m³ of hydrogen an hour that follow wind and solar power. Partners for a joint demonstration at ammonia and methanol sites are sought.',
  ),
  said('节水小麦良种繁育推广项目'),
  said(
    '焦化废水脱氮改造项目',
    'Nitrogen removal at coking plants',
    'Granular sludge removes 88 per cent of nitrogen without external carbon and halves aeration energy. Open to operators who want to convert a line.',
  ),
  said(
    '转炉智能炼钢改造项目',
    'Intelligent end-point control in a converter shop',
    'Carbon and temperature are hit at once in 94 of 100 heats. The project offers its model to shops with converters of 100 t and more.',
  ),
  said(
    '康复外骨骼临床推广项目',
    'Exoskeletons for stroke patients: clinical use',
    'A 9.6 kg device with four active joints, in trials with hospitals. Rehabilitation centres and an investor for series production are sought.',
  ),
  said('中小企业设备上云项目'),
  said(
    '动力电池低温自加热产业化项目',
    'Self-heating traction batteries for cold regions',
    'From −30 °C to 0 °C in six minutes without additional parts. Makers of trucks and construction machines are invited.',
  ),
  said(
    '微通道连续硝化工厂改造项目',
    'Continuous nitration in microchannels',
    'Replaces batch reactors by a hundredth of the volume, unattended, with 35 per cent less waste acid. For makers of dyes and intermediates.',
  ),
  said('系留无人机应急通信装备项目'),
  said('北斗紧耦合定位模组量产项目'),
];
