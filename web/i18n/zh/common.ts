const common = {
  releaseResult: '发布成果',
  releaseDemand: '发布需求',
  save: '保存',
  submit: '提交',
  previous: '上一步',
  next: '下一步',
  releaseSuccess: '发布成功',
  modified: '修改成功',
  deleted: '删除成功',
};

export default common;
