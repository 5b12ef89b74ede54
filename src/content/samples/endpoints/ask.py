import os
import requests

key = os.environ["SITENAME_KEY"]
reply = requests.post(
    "https://api.host.example/v1/tutor/ask",
    headers={"Authorization": f"Bearer {key}"},
    json={
        "question": "Is x^2+5x+6 = (x+1)(x+6)?",
        "subject": "algebra",
        "grade_level": 10,
    },
)
print(reply.json()["response"])
