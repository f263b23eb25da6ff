import { both } from '../../db/contract/words';

/** Sections of the classification of industries by their letters; the Chinese names stand in the table itself. */
export default both<Readonly<Record<string, string>>>(
  {},
  {
    A: 'Agriculture, forestry, animal husbandry and fishery',
    B: 'Mining',
    C: 'Manufacturing',
    D: 'Production and supply of electricity, heat, gas and water',
    E: 'Construction',
    F: 'Wholesale and retail trade',
    G: 'Transport, storage and post',
    H: 'Hotels and catering',
    I: 'Information transmission, software and information technology',
    J: 'Finance',
    K: 'Real estate',
    L: 'Leasing and business services',
    M: 'Scientific research and technical services',
    N: 'Water conservancy, environment and public facilities',
    O: 'Household services, repair and other services',
    P: 'Education',
    Q: 'Health and social work',
    R: 'Culture, sports and entertainment',
    S: 'Public administration, social security and social organisations',
    T: 'International organisations',
  },
);
