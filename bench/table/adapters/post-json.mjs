import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

export const postJson = (url, body) =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const request = http.request(url, { method: 'POST', agent, headers }, response => {
      let answer = '';
      response.on('data', data => {
        answer += data;
      });
      response.on('end', () => {
        if (response.statusCode < 300) resolve(JSON.parse(answer));
        else reject(new Error(`${url}: ${response.statusCode} ${answer}`));
      });
    });
    request.on('error', reject).end(text);
  });
