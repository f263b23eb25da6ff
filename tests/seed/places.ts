/** Where a demo row stands: codes and names of three levels, and the post code of the county. */
interface Place {
  codes: [string, string, string];
  names: [string, string, string];
  postCode: string;
}

const place = (county: string, province: string, city: string, name: string, postCode: string): Place => ({
  codes: [`${county.slice(0, 2)}0000`, `${county.slice(0, 4)}00`, county],
  names: [province, city, name],
  postCode,
});

/** Places of the demo data; most lie in Hebei, the capital first. */
export const PLACES: readonly Place[] = [
  place('130102', '河北省', '石家庄市', '长安区', '050011'),
  place('130104', '河北省', '石家庄市', '桥西区', '050091'),
  place('130108', '河北省', '石家庄市', '裕华区', '050031'),
  place('130109', '河北省', '石家庄市', '藁城区', '052160'),
  place('130110', '河北省', '石家庄市', '鹿泉区', '050200'),
  place('130123', '河北省', '石家庄市', '正定县', '050800'),
  place('130131', '河北省', '石家庄市', '平山县', '050400'),
  place('130133', '河北省', '石家庄市', '赵县', '051530'),
  place('130184', '河北省', '石家庄市', '新乐市', '050700'),
  place('130203', '河北省', '唐山市', '路北区', '063000'),
  place('130209', '河北省', '唐山市', '曹妃甸区', '063200'),
  place('130302', '河北省', '秦皇岛市', '海港区', '066000'),
  place('130407', '河北省', '邯郸市', '肥乡区', '057550'),
  place('130481', '河北省', '邯郸市', '武安市', '056300'),
  place('130502', '河北省', '邢台市', '襄都区', '054001'),
  place('130528', '河北省', '邢台市', '宁晋县', '055550'),
  place('130606', '河北省', '保定市', '莲池区', '071000'),
  place('130682', '河北省', '保定市', '定州市', '073000'),
  place('130705', '河北省', '张家口市', '宣化区', '075100'),
  place('130722', '河北省', '张家口市', '张北县', '076450'),
  place('130802', '河北省', '承德市', '双桥区', '067000'),
  place('130902', '河北省', '沧州市', '新华区', '061000'),
  place('130983', '河北省', '沧州市', '黄骅市', '061100'),
  place('131003', '河北省', '廊坊市', '广阳区', '065000'),
  place('131082', '河北省', '廊坊市', '三河市', '065200'),
  place('131102', '河北省', '衡水市', '桃城区', '053000'),
  place('131126', '河北省', '衡水市', '故城县', '053800'),
  place('110108', '北京市', '北京市', '海淀区', '100089'),
  place('120116', '天津市', '天津市', '滨海新区', '300451'),
  place('370102', '山东省', '济南市', '历下区', '250014'),
  place('320508', '江苏省', '苏州市', '姑苏区', '215031'),
  place('330106', '浙江省', '杭州市', '西湖区', '310013'),
  place('440305', '广东省', '深圳市', '南山区', '518051'),
  place('610113', '陕西省', '西安市', '雁塔区', '710061'),
  place('310115', '上海市', '上海市', '浦东新区', '200135'),
  place('130181', '河北省', '石家庄市', '辛集市', '052360'),
  place('130121', '河北省', '石家庄市', '井陉县', '050300'),
];

/** A place as it stands before a street: a province that is a city is named once. */
export const placeText = (where: Place): string => [...new Set(where.names)].join('');

/** Comma-joined codes and names of a place, as a result stores them (core§3). */
export const regionOf = (where: Place) => ({ region_id: where.codes.join(','), region_name: where.names.join(',') });
