/** What a field and its first six objects are called in English, by its key. */
export const ENGLISH_FIELDS: Readonly<Record<string, { name: string; objects: readonly string[] }>> = {
  electronics: {
    name: 'electronic information and satellite navigation',
    objects: [
      ...['BeiDou high-precision positioning modules', 'silicon carbide epitaxial wafers'],
      ...[
        'gallium nitride power amplifiers',
        'terahertz imaging arrays',
        'fibre-optic gyroscopes',
        'millimetre-wave radar',
      ],
    ],
  },
  medicine: {
    name: 'biomedicine',
    objects: [
      ...['long-acting microspheres', 'recombinant human antibodies', 'anti-tumour prodrugs'],
      ...['granules of traditional medicine', 'colon-targeted oral forms', 'freeze-dried probiotics'],
    ],
  },
  equipment: {
    name: 'high-end equipment',
    objects: [
      ...['robotic welding stations', 'cutter heads of tunnelling machines', 'precision reducers'],
      ...['laser cladding equipment', 'five-axis machining centres', 'intelligent overhead cranes'],
    ],
  },
  materials: {
    name: 'new materials',
    objects: [
      ...['graphene films for heat conduction', 'silicon nitride substrates', 'modified polylactide'],
      ...['high-strength aluminium alloys', 'aerogel felts', 'carbon-fibre prepregs'],
    ],
  },
  energy: {
    name: 'new energy and smart grids',
    objects: [
      ...['alkaline electrolysers', 'flow batteries', 'photovoltaic and storage DC supply of buildings'],
      ...['robots that inspect wind blades', 'perovskite modules', 'grid-forming converters'],
    ],
  },
  agriculture: {
    name: 'modern agriculture and food',
    objects: [
      ...['drought-resistant wheat', 'facilities for vegetables', 'processing of dairy products'],
      ...['pear varieties', 'integrated water and fertiliser', 'food safety testing'],
    ],
  },
  environment: {
    name: 'energy saving and environmental protection',
    objects: [
      ...[
        'short-cut nitrification reactors',
        'packings for catalytic ozonation',
        'adsorption wheels for volatile organics',
      ],
      ...['straw gasifiers', 'agents that stabilise heavy metals', 'rainwater storage'],
    ],
  },
  steel: {
    name: 'iron, steel and metallurgy',
    objects: [
      ...['end-point control of converters', 'hydrogen shaft furnaces', 'fine powders of steel slag'],
      ...['endless hot rolling', 'waste-heat boilers of sintering', 'weathering bridge steel'],
    ],
  },
  devices: {
    name: 'medical devices',
    objects: [
      ...['lower-limb exoskeletons', 'portable ultrasound probes', 'degradable bone screws'],
      ...['ECG patches', 'surgical navigation', 'turning beds for care'],
    ],
  },
  digital: {
    name: 'the digital economy',
    objects: [
      ...['gateways for industrial devices', 'trusted data spaces', 'large models for running cities'],
      ...['platforms for clusters of firms', 'quality tracing', 'dispatching of district heating'],
    ],
  },
  vehicles: {
    name: 'new energy and connected vehicles',
    objects: [
      ...['thermal management of traction batteries', 'flat-wire motors', 'brake-by-wire modules'],
      ...['roadside sensing units', 'connectors for battery swapping', 'fuel-cell drives of heavy trucks'],
    ],
  },
  chemistry: {
    name: 'modern chemical engineering',
    objects: [
      ...['hexamethylenediamine', 'electronic-grade hydrogen peroxide', 'bio-based plasticisers'],
      ...['hydrogenation catalysts', 'needle coke from tar', 'fluorinated intermediates'],
    ],
  },
  safety: {
    name: 'emergency and safety',
    objects: [
      ...['explosion-proof fire robots', 'emergency drainage vehicles', 'life-detection radar'],
      ...['monitoring of tailings ponds', 'portable gas detectors', 'ad-hoc networks of drones'],
    ],
  },
};
