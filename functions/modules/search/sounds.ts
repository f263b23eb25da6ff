/** Syllables of pinyin without tones, as `search_sound` writes them: how the characters of names sound (Unicode CLDR, pinyin order). */
const SYLLABLES = new Set(
  `a ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu ca cai can cang cao ce cen ceng cha
chai chan chang chao che chen cheng chi chong chou chu chuai chuan chuang chui chun chuo ci cong cou cu cuan cui cun
cuo da dai dan dang dao de deng di dia dian diao die ding diu dong dou du duan dun duo e ei en er fa fan fang fei fen
feng fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo ha hai han hang hao he hei
hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun ka
kai kan kang kao ke ken keng kong kou ku kua kuai kuan kuang kui kun kuo la lai lan lang lao le lei leng li lia lian
liang liao lie lin ling liu long lou lu luan lun luo lv lve ma mai man mang mao me mei men meng mi mian miao mie min
ming miu mo mou mu na nai nan nang nao ne nei nen neng ni nian niang niao nie nin ning niu nong nou nu nuan nuo
nv nve o ou pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu qi qia qian qiang qiao qie qin qing
qiong qiu qu quan que qun ran rang rao re ren reng ri rong rou ru ruan rui run ruo sa sai san sang sao se sen seng sha
shai shan shang shao she shen sheng shi shou shu shua shuai shuan shuang shui shun shuo si song sou su suan sui sun
suo ta tai tan tang tao te teng ti tian tiao tie ting tong tou tu tuan tui tun tuo wa wai wan wang wei wen weng wo wu
xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin ying yo yong you yu yuan yue
yun za zai zan zang zao ze zei zen zeng zha zhai zhan zhang zhao zhe zhen zheng zhi zhong zhou zhu zhua zhuai zhuan
zhuang zhui zhun zhuo zi zong zou zu zuan zui zun zuo`.split(/\s+/),
);
const LONGEST = 6;
/** Letters from which on what is typed is read as sounds. */
const LEAST = 2;

/**
 * What is typed as syllables, the last of which may be unfinished; read in as few syllables as possible.
 * @param letters lower-case latin letters
 * @returns null where it cannot be read so
 */
function syllablesOf(letters: string): { whole: string[]; rest: string } | null {
  if (letters.length < LEAST || !/^[a-z]+$/.test(letters)) return null;
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    for (let length = Math.min(LONGEST, end); length > 0; length--) {
      const before = best[end - length];
      const syllable = letters.slice(end - length, end);
      if (!before || !SYLLABLES.has(syllable)) continue;
      if (best[end] === undefined || before.length + 1 < (best[end]?.length ?? 0)) best[end] = [...before, syllable];
    }
  }
  for (let end = letters.length; end > 0; end--) {
    const whole = best[end];
    const rest = letters.slice(end);
    if (whole && (rest === '' || [...SYLLABLES].some((syllable) => syllable.startsWith(rest)))) return { whole, rest };
  }
  return null;
}

/** How a word that sounds so is asked for, its last syllable finished or not; null where it is no sound. */
export function soundQuery(word: string): string | null {
  const read = syllablesOf(word);
  if (!read || read.whole.length === 0) return null;
  const said = [...read.whole, ...(read.rest ? [read.rest] : [])].join(' ');
  return `"${said}"${read.rest ? ' *' : ''}`;
}
