/** Names and summaries in English, by the Chinese name; the others can be read in Chinese only. */
const TEXTS: Readonly<Record<string, readonly [name: string, summary: string]>> = {
  适应风光波动的大容量碱性电解槽: [
    'Large alkaline electrolyser for fluctuating wind and solar power',
    'Three-dimensional nickel foam electrodes, a low-resistance separator and zoned electrolyte supply. One stack yields 2,000 m³ of hydrogen an hour at 4.2 kWh/m³ DC and follows loads from 20 to 110 per cent. Offered for licence or joint demonstration at hydrogen, ammonia and methanol sites.',
  ],
  全钒液流电池高功率电堆: [
    'High-power stack for vanadium redox flow batteries',
    'Integrated electrode frames and laser-welded bipolar plates leave fewer places to leak. Energy efficiency is above 80 per cent at 220 mA/cm², with more than 15,000 cycles. For storage beside renewable plants and in industrial parks.',
  ],
  中深层地热井下同轴换热供暖技术: [
    'Deep geothermal heating by coaxial heat exchange, without taking water',
    'An insulated coaxial pipe in a 2,500 m well exchanges heat only; heat pumps follow the load. Heats residential areas in northern winters with no effect on the aquifer.',
  ],
  风机叶片内外部缺陷爬壁检测机器人: [
    'Wall-climbing robot that inspects wind turbine blades inside and out',
    'Guided ultrasound and vision find delamination and cracks while the rotor is locked; an inspection takes hours instead of days. Available as a service or as equipment.',
  ],
  焦化废水厌氧氨氧化脱氮成套技术: [
    'Anammox nitrogen removal for coking wastewater',
    'Granular sludge that stands phenol and cyanide, with a control of short-cut nitrification. Aeration energy falls by half and no external carbon is needed; a pilot line runs.',
  ],
  低浓度挥发性有机物分子筛转轮净化装备: [
    'Zeolite rotor concentrator for dilute volatile organic compounds',
    'Hydrophobic zeolite coating on a honeycomb rotor; cleans humid exhaust of printing and coating lines. The firm looks for manufacturing and sales partners.',
  ],
  铬污染场地原位还原稳定化药剂: [
    'Agent for in-situ reduction of chromium in contaminated ground',
    'A slow-release reducing agent turns hexavalent chromium into stable minerals and keeps it so through freezing and thawing.',
  ],
  煤矸石制备多孔陶粒滤料技术: [
    'Porous ceramsite filter media from coal gangue',
    'Low-temperature sintering of coal gangue gives light, strong filter grains for water plants and constructed wetlands.',
  ],
  制药发酵尾气恶臭异味治理技术: [
    'Wanted: odour control for exhaust of pharmaceutical fermentation',
    'Large humid air flows with low odour concentrations. Wanted is a process that meets the fence-line limits at a bearable running cost; trials can be made on site.',
  ],
  城镇污泥低温干化与建材利用: [
    'Wanted: low-temperature drying of sewage sludge for building materials',
    'A town plant with 200 t a day looks for drying by waste heat and a use of the dry sludge in bricks or ceramsite.',
  ],
  河道断面水质微型自动监测站: [
    'Wanted: miniature automatic stations for river water quality',
    'Unattended for three months, in frost, with low reagent use, reporting to the existing platform of the county.',
  ],
  节水抗旱强筋小麦新品种及配套栽培技术: [
    'Water-saving, drought-resistant strong-gluten wheat with its cultivation method',
    'One irrigation less than common varieties at the same yield; quality fit for bread flour. Seed companies are invited to produce it under licence.',
  ],
  日光温室番茄水肥一体化智能控制系统: [
    'Smart fertigation for tomatoes in solar greenhouses',
    'Root-zone sensors and a crop model decide water and nutrients; runs without a network for a week. Proven in more than thirty greenhouses.',
  ],
  鸭梨采后动态气调保鲜技术: [
    'Dynamic controlled atmosphere storage for Ya pears',
    'Chlorophyll fluorescence tells the lowest oxygen that the fruit stands; core browning falls and storage lasts two months longer.',
  ],
  奶牛乳房炎早期预警与精准饲喂系统: [
    'Early warning of mastitis and precision feeding for dairy cows',
    'Milk conductivity, activity and rumination are read together; the alarm comes two days before symptoms.',
  ],
  谷子轻简化联合收获与脱壳加工装备: [
    'Combine harvesting and hulling equipment for foxtail millet',
    'Low-loss heads and soft hulling rolls for hilly fields; a county cooperative uses the line.',
  ],
  设施草莓连作障碍绿色防控技术: [
    'Wanted: green control of replant disease in greenhouse strawberries',
    'Yields fall after the third year. Wanted is a method without fumigants that small growers can afford.',
  ],
  马铃薯主食化加工中褐变控制: [
    'Wanted: control of browning when potatoes are processed to staple food',
    'Colour must hold through steaming and forming without sulphites; the plant offers raw material and a line for trials.',
  ],
  坝上蔬菜田间预冷移动装备: [
    'Wanted: mobile field pre-cooling for highland vegetables',
    'Cabbage and lettuce must be cooled within two hours of harvest, at farms without grid power.',
  ],
  城市峡谷环境北斗与惯导紧耦合定位模组: [
    'Tightly coupled BeiDou and inertial positioning module for urban canyons',
    'Lane-level positions between high buildings and in tunnels; the module fits common vehicle terminals. Looking for makers of terminals.',
  ],
  六英寸低缺陷碳化硅外延片生长技术: [
    'Growth of low-defect six-inch silicon carbide epitaxial wafers',
    'Hot-wall process with in-situ etching; killer defects below 0.3 per cm². For makers of power devices; licence or joint line.',
  ],
  低轨卫星互联网便携终端相控阵天线: [
    'Phased array antenna for portable terminals of low-orbit satellite internet',
    'Flat, electronically steered and under two kilograms; samples for integration tests are there.',
  ],
  边坡毫米级形变北斗监测终端: [
    'BeiDou terminal that monitors slopes to the millimetre',
    'Low power, solar fed, with edge processing; in use at mines and along roads.',
  ],
  宽禁带半导体功率模块银烧结封装工艺: [
    'Silver sintering for packaging of wide-bandgap power modules',
    'Pressure-assisted sintering at 230 °C; thermal resistance falls by a third and power cycling life grows fivefold.',
  ],
  北斗终端抗欺骗干扰算法: [
    'Wanted: algorithms against spoofing for BeiDou terminals',
    'A maker of terminals looks for detection of spoofing that runs on its present chips within 50 ms.',
  ],
  碳化硅晶圆隐裂在线无损检测: [
    'Wanted: in-line, non-destructive inspection of silicon carbide wafers for hidden cracks',
    'Cracks of 20 µm must be found at 30 wafers an hour; trial wafers are provided.',
  ],
  面向中小制造企业的多协议设备接入网关: [
    'Multi-protocol machine gateway for small and medium manufacturers',
    'Speaks forty protocols of controllers and machine tools, configured without programming; three hundred are in use.',
  ],
  基于隐私计算的公共数据授权运营平台: [
    'Platform for authorised use of public data by privacy-preserving computation',
    'Data stay where they are; models travel. Used for credit and insurance of small firms.',
  ],
  城市集中供热负荷预测与二网平衡系统: [
    'Load forecast and secondary network balance for district heating',
    'Weather, buildings and habits forecast the load of each substation; saves eight to twelve per cent of heat.',
  ],
  装备制造企业数字孪生排产优化软件: [
    'Digital twin scheduling for equipment makers',
    'Plans of a thousand orders in minutes, replanned when a machine fails; connects to common ERP and MES.',
  ],
  丝网织造断丝缺陷在线识别系统: [
    'Wanted: in-line recognition of broken wires in wire mesh weaving',
    'A cluster of two hundred looms looks for cameras and models that find a broken wire of 30 µm at full speed.',
  ],
  产业集群碳足迹核算数据平台: [
    'Wanted: carbon footprint data platform for an industrial cluster',
    'Footprints of products by the rules of export markets, with data of two hundred small firms and their suppliers.',
  ],
  注射用长效缓释微球的连续微流控制备技术: [
    'Continuous microfluidic preparation of long-acting injectable microspheres',
    'Narrow size distribution, encapsulation above 85 per cent, scaled by numbering up. Partners with GMP lines are wanted.',
  ],
  酸枣仁配方颗粒全过程质量控制体系: [
    'Quality control of jujube seed granules from field to sachet',
    'Fingerprints at every step and a limit for each; helps makers of traditional medicine meet the registration rules.',
  ],
  耐高温淀粉酶的定向进化与高密度发酵工艺: [
    'Directed evolution and high-density fermentation of a heat-stable amylase',
    'Works at 105 °C and pH 4.8 without calcium; 40,000 U/mL in a 50 m³ fermenter.',
  ],
  呼吸道多重病原体核酸快检试剂盒: [
    'Rapid nucleic acid kit for multiple respiratory pathogens',
    'Eleven pathogens in 35 minutes from one swab, reagents stable at room temperature.',
  ],
  抗凝血多肽原料药绿色合成路线: [
    'Green synthesis route for an anticoagulant peptide',
    'Less solvent by two thirds, purity above 99.5 per cent; route and impurity studies are offered for transfer.',
  ],
  发酵类抗生素菌渣无害化与资源化处置技术: [
    'Wanted: safe treatment and use of antibiotic fermentation residues',
    'Residual antibiotics must be destroyed and the product be usable as fuel or fertiliser within the rules; 30 t a day.',
  ],
  太行山道地药材有效成分快速检测方法: [
    'Wanted: rapid test of active compounds in Taihang medicinal herbs',
    'A handheld test for buyers at the roadside: one minute, no solvents.',
  ],
  面向脑卒中患者的轻量化下肢康复外骨骼: [
    'Light lower-limb exoskeleton for rehabilitation after stroke',
    'Under five kilograms, with intention recognition; clinical trial finished at two hospitals.',
  ],
  可降解镁合金骨固定螺钉及其表面处理: [
    'Degradable magnesium alloy bone screws with surface treatment',
    'Holds for twelve weeks and is gone within two years; animal studies are complete.',
  ],
  低剂量移动式锥束CT成像系统: [
    'Low-dose mobile cone-beam CT',
    'For operating rooms: half the dose of comparable systems, battery powered, 3D image in 40 seconds.',
  ],
  七天连续心电与呼吸监测贴片: [
    'Patch that monitors heart and breathing for seven days',
    'Single-lead ECG and impedance respiration, 12 grams, shower proof; with analysis software.',
  ],
  县级医院远程超声机器人力控末端: [
    'Wanted: force-controlled end effector for remote ultrasound at county hospitals',
    'Contact force must hold within 0.5 N on breathing patients, at a price that county hospitals can pay.',
  ],
  居家老人跌倒识别的非接触传感方案: [
    'Wanted: contact-free detection of falls of elderly people at home',
    'No cameras; fewer than one false alarm a month and home.',
  ],
  中厚板坡口视觉引导免示教焊接机器人: [
    'Vision-guided welding robot for thick plates that needs no teaching',
    'Finds grooves by structured light and plans layers by itself; a new part is set up in ten minutes.',
  ],
  盾构机刀具激光熔覆耐磨强化技术: [
    'Laser cladding that makes cutters of tunnel boring machines last',
    'Gradient layers on disc cutters; twice the life in gravel. New and worn cutters alike.',
  ],
  协作机器人用高精度摆线减速器: [
    'High-precision cycloidal reducer for collaborative robots',
    'Backlash below one arc minute at a third less weight; 5,000 hours of life tests are documented.',
  ],
  轨道车辆轮对踏面在线检测装备: [
    'In-line inspection of wheel treads of railway vehicles',
    'Laser profiles and images while trains pass at 15 km/h; accuracy 0.1 mm.',
  ],
  大型铸件增减材复合修复装备: [
    'Additive and subtractive repair of large castings',
    'A mobile cell that cuts out the defect, fills it and machines it in one clamping.',
  ],
  大型铸钢件自动打磨去毛刺装备: [
    'Wanted: automatic grinding and deburring of large steel castings',
    'Pieces of up to eight tonnes, each different. Wanted is a cell that plans its paths from a scan.',
  ],
  高速铁路接触网零部件轻量化制造: [
    'Wanted: lighter parts for overhead lines of high-speed railways',
    'A third less weight at the same strength and corrosion life; tests follow the railway standards.',
  ],
  动力电池零下三十度脉冲自加热控制技术: [
    'Pulse self-heating of traction batteries at minus 30 °C',
    'From minus 30 to 10 °C in eight minutes without a heating film; no measurable ageing after 500 runs.',
  ],
  商用车油冷扁线驱动电机: [
    'Oil-cooled hairpin motor for commercial vehicles',
    'Peak 350 kW, 97 per cent peak efficiency; samples run in trucks.',
  ],
  退役动力电池柔性拆解与分选产线: [
    'Flexible line that dismantles and sorts retired traction batteries',
    'Recognises packs by vision and opens them without a fixed programme; 20 packs an hour.',
  ],
  重卡换电站大电流浮动连接器: [
    'Floating high-current connector for battery swapping of heavy trucks',
    'Takes 800 A, tolerates 15 mm and three degrees, 10,000 cycles; in series production.',
  ],
  充电场站电池安全在线诊断服务: [
    'Wanted: battery safety diagnosis while vehicles charge',
    'From data of the charger alone, a warning a week ahead, for thirty makes of vehicle.',
  ],
  高导热石墨烯膜卷对卷连续制备技术: [
    'Roll-to-roll production of highly conductive graphene film',
    'In-plane conductivity above 1,500 W/(m·K), 100 µm thick, 600 mm wide. For cooling of phones and power electronics.',
  ],
  高强韧氮化硅陶瓷覆铜基板: [
    'Tough silicon nitride substrates with bonded copper',
    'Bending strength 800 MPa and 90 W/(m·K); active metal brazing in house. Samples on request.',
  ],
  耐热聚乳酸改性料及一次性餐具应用: [
    'Heat-resistant PLA for disposable tableware',
    'Stands 110 °C and composts in industrial plants; runs on common thermoforming lines.',
  ],
  常压干燥二氧化硅气凝胶保温毡: [
    'Silica aerogel blanket dried at ambient pressure',
    '0.018 W/(m·K), hydrophobic, at half the cost of supercritical drying. For pipes and battery packs.',
  ],
  航空用高强铝锂合金板材短流程制备: [
    'Short process for high-strength aluminium-lithium sheet',
    'Casting and rolling in five steps less; properties meet the aircraft specification.',
  ],
  橡胶制品用石墨烯母料分散技术: [
    'Wanted: dispersion of graphene masterbatch in rubber',
    'Tear strength and heat build-up must gain at one per cent loading, on existing mixers.',
  ],
  特种电缆用无卤阻燃聚烯烃料国产替代: [
    'Wanted: halogen-free flame-retardant polyolefin for special cables',
    'Oxygen index 38 and cold bending at minus 40 °C; 500 t a year.',
  ],
  转炉炼钢终点碳温双命中智能控制系统: [
    'Converter control that hits carbon and temperature at once',
    'Flame spectra and off-gas feed a learning model; reblows fall below three per cent. In use on a hundred-tonne converter.',
  ],
  钢渣蒸汽碳酸化制备固碳建材技术: [
    'Carbon-storing building materials from steel slag by steam carbonation',
    'Bricks of 80 per cent slag bind 120 kg of CO₂ a tonne and reach 20 MPa in a day.',
  ],
  免涂装耐候桥梁钢及配套焊材: [
    'Weathering bridge steel that needs no paint, with matching electrodes',
    'Stable patina after eighteen months; life cycle cost of a bridge falls by a fifth.',
  ],
  高炉煤气干法精脱硫成套装置: [
    'Dry fine desulphurisation of blast furnace gas',
    'Hydrolyses and adsorbs organic sulphur at 80 °C; below 20 mg/m³ at all users.',
  ],
  烧结烟气循环与余热梯级利用方案: [
    'Wanted: recirculation of sinter gas and cascade use of its heat',
    'One 180 m² strand; emissions must fall by a quarter without loss of quality.',
  ],
  含锌冶金尘泥低碳资源化技术: [
    'Wanted: low-carbon use of zinc-bearing metallurgical dust',
    '60,000 t a year; zinc, iron and carbon shall be recovered in one place.',
  ],
  芳烃微通道连续硝化成套技术: [
    'Continuous nitration of aromatics in microchannels',
    'Inherently safer: hold-up of litres instead of cubic metres, yield up by four points.',
  ],
  电子级双氧水膜法纯化工艺: [
    'Membrane purification of electronic grade hydrogen peroxide',
    'Metal ions below 10 ppt without distillation; 5,000 t a year pilot.',
  ],
  煤焦油制高端针状焦技术: [
    'Premium needle coke from coal tar',
    'Controlled mesophase; thermal expansion fits electrodes of ultra-high power.',
  ],
  高盐有机废水分盐结晶与资源化: [
    'Wanted: separate crystallisation of salts from organic brines',
    'Sodium chloride and sulphate of saleable purity, organics below 50 mg/kg.',
  ],
  间歇釜反应热失控预警模型: [
    'Wanted: early warning of runaway reactions in batch reactors',
    'Ten minutes ahead, from the sensors that are there, for five processes.',
  ],
  系留无人机应急通信中继系统: [
    'Tethered drone as emergency communication relay',
    'Stays up for 24 hours at 200 m and covers 30 km²; set up in fifteen minutes.',
  ],
  超宽带雷达生命探测仪: [
    'Ultra-wideband radar that finds people under rubble',
    'Hears breathing through six metres of rubble; under eight kilograms.',
  ],
  堤防渗漏时移电法快速探测装备: [
    'Fast detection of seepage in dikes by time-lapse resistivity',
    'Two kilometres a day, with images of where water moves; used in two flood seasons.',
  ],
  尾矿库天空地一体化安全预警平台: [
    'Early warning for tailings ponds from space, air and ground',
    'Radar satellites, drones and sensors in one model; warns of deformation days ahead.',
  ],
  粮食筒仓粉尘爆炸在线监测: [
    'Wanted: in-line monitoring of dust explosion risk in grain silos',
    'Dust concentration and hot spots, certified for explosive areas.',
  ],
  森林火险早期烟雾识别与定位: [
    'Wanted: early recognition and location of forest fire smoke',
    'Within three minutes at ten kilometres, with few false alarms from fog.',
  ],
};

/**
 * An item's name and summary in English.
 * @param name in Chinese
 * @returns nulls where nobody translated it
 */
export function englishOf(name: string): { name_en: string | null; summary_en: string | null } {
  const [name_en = null, summary_en = null] = TEXTS[name] ?? [];
  return { name_en, summary_en };
}
