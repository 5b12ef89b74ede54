import os
import requests

url = "https://api.host.example/api/v1/courses"
headers = {"Authorization": f"Bearer {os.environ['SITENAME_KEY']}"}
course = {
    "title": "Algebra, Grade 10",
    "description": "Quadratics, line by line",
    "aiTutoringEnabled": True,
}

for level in ("expert", "advanced"):
    body = {**course, "level": level}
    reply = requests.post(url, headers=headers, json=body, timeout=30)
    if reply.ok:
        print("added as", level)
    else:
        print(reply.status_code, reply.json()["message"])
