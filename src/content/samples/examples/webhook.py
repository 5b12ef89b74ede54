import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ["SITENAME_HOOK_SECRET"].encode()


class Hook(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        expected = hmac.new(secret, body, hashlib.sha256).hexdigest()
        sent = self.headers.get("Sitename-Signature", "")

        genuine = hmac.compare_digest(sent.encode(), expected.encode())
        self.send_response(204 if genuine else 400)
        self.end_headers()
        if genuine:
            data = json.loads(body)
            print(data["event"], data["topic"], flush=True)


HTTPServer(("", 3000), Hook).serve_forever()
