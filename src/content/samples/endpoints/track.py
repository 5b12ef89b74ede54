import os
import requests

key = os.environ["SITENAME_KEY"]
reply = requests.post(
    "https://api.host.example/v1/progress/track",
    headers={"Authorization": f"Bearer {key}"},
    json={
        "student_id": "stu_2041",
        "topic": "Factoring quadratics",
        "score": 85,
    },
)
print(reply.json())
