export const escape = text => String(text).replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`);

/** A drawing on paper: no script, nothing from elsewhere. */
export const sheetOf = ({ width, height, title, body, fontSize = 11 }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" ` +
  `font-size="${fontSize}" fill="#3a3630" role="img"><title>${escape(title)}</title>` +
  `<rect width="100%" height="100%" fill="#fbf8f1"/>` +
  `<text x="16" y="22" font-size="14">${escape(title)}</text>\n${body.join('\n')}\n</svg>\n`;
