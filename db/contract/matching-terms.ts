/** Words that stand in every other result and demand: having them in common says nothing. */
const COMMON = new Set(
  (
    '技术 研究 系统 制备 应用 关键 开发 方法 工艺 设备 材料 产品 项目 生产 企业 公司 我们 希望 需要 能够 可以 以及 进行 具有 ' +
    '实现 提高 提升 解决 问题 相关 主要 目前 要求 指标 性能 效率 成本 质量 合作 需求 成果 研发 创新 产业 行业 市场 领域 方面 ' +
    '通过 采用 基于 一种 以上 以下 不低于 不高于 达到 完成 已经 已有 建设 服务 平台 专业 团队 单位 高校 院所 国内 国际 先进 ' +
    '批量 现有 时间 背景 发现 低于 高于 竞争 速度 上移 不断 试验 长期 国产 替代 复杂 有效 重点 稳定 传统 关注 负责 建立 形成 支持 方案 方向 范围 特别 ' +
    '毫米 厘米 小时 分钟 个月 每年 每天 左右 之间 其中 由于 因此 但是 同时 为了 根据 此外 进一步 一定 较高 较低 良好 优良 显著 大幅 降低 增加 减少 ' +
    '水平 专利 发明 授权 中试 转化 推广 示范 工程 标准 过程 条件 环境 结构 功能 特点 优势 适用 用于 可用 年产 万元 ' +
    '提供 现场 愿意 联合 验证 智能 控制 模型 自动 装备 大于 小于 误差 连续 快速 超过 共享 数据 综合 清洁 恶劣 比高 诊断 运行 ' +
    'the and for with from that this into based technology research system method application development product project'
  ).split(' '),
);

const MIN_LATIN = 3;

/** Numbers, in digits and in words, tell nothing about a field. */
const NUMBER = /^(?:\d|[之约第近]?[一二三四五六七八九十百千万亿两零]+)/;

const isWord = (word: string): boolean =>
  !COMMON.has(word) && !NUMBER.test(word) && [...word].length >= (/^[a-z]/.test(word) ? MIN_LATIN : 2);

let segmenter: Intl.Segmenter | undefined;

/**
 * The telling words of a text, each once, in the order of the text.
 * @param text plain text
 * @param max number of words that the answer holds at most
 */
export function termsOf(text: string, max: number): string[] {
  const found = new Set<string>();
  // Made when it is needed: it takes as long as a page.
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (found.size >= max) break;
    if (isWordLike && isWord(segment)) found.add(segment);
  }
  return [...found];
}
